// GTTRS of a batch: arguments, rules, documentation.
import { batchedForms, pivots, rightSides } from '../../core/batchForms.js';
import { flopsGttrs } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const besides = (a) => Math.max(0, num(a, 'n') - 1);
/**
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example gttrsStridedBatched
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 * @example gttrsBatched
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 * @example gttrsVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export const gttrsForms = batchedForms({
    name: 'gttrs',
    precs: 'sdcz',
    flags: {
        trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    },
    sizes: ['n', 'nrhs'],
    operands: {
        /** The multipliers, n - 1 of them, as gttrf leaves them. */
        dl: { length: besides, access: 'in' },
        /** U's diagonal, n elements. */
        d: { length: arg('n'), access: 'in' },
        /** U's first superdiagonal, n - 1 elements. */
        du: { length: besides, access: 'in' },
        /** U's second superdiagonal, n - 2 elements. */
        du2: { length: (a) => Math.max(0, num(a, 'n') - 2), access: 'in' },
        /** n integers for each matrix. */
        ipiv: pivots('in'),
        /**
         * In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it.
         */
        B: rightSides,
    },
    reports: 'none',
    flops: (a) => flopsGttrs(num(a, 'n'), num(a, 'nrhs')),
});
