// GTTRF of a batch: arguments, rules, documentation.
import { batchedForms, pivots } from '../../core/batchForms.js';
import { flopsGttrf } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const besides = (a) => Math.max(0, num(a, 'n') - 1);
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gttrfStridedBatched
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 * @example gttrfBatched
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 * @example gttrfVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export const gttrfForms = batchedForms({
    name: 'gttrf',
    precs: 'sdcz',
    sizes: ['n'],
    operands: {
        /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the multipliers. */
        dl: { length: besides, access: 'inout' },
        /** In: the n elements of the diagonal. Out: U's diagonal. */
        d: { length: arg('n'), access: 'inout' },
        /** In: the n - 1 elements A(i, i+1) above the diagonal. Out: U's first superdiagonal. */
        du: { length: besides, access: 'inout' },
        /** Out: the n - 2 elements of U's second superdiagonal. */
        du2: { length: (a) => Math.max(0, num(a, 'n') - 2), access: 'out' },
        /**
         * Out, n integers for each matrix: ipiv(i) is i or i + 1, the row that row i was exchanged with, counted from 1.
         */
        ipiv: pivots('out'),
    },
    /**
     * Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
     * singular.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGttrf(num(a, 'n')),
});
