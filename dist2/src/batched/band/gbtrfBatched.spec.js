// GBTRF of a batch: arguments, rules, documentation.
import { batchedForms, pivots } from '../../core/batchForms.js';
import { flopsGbtrf } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const bandRows = (a) => 2 * num(a, 'kl') + num(a, 'ku') + 1;
/**
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gbtrfStridedBatched
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 * @example gbtrfBatched
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 * @example gbtrfVbatched
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export const gbtrfForms = batchedForms({
    name: 'gbtrf',
    precs: 'sdcz',
    sizes: ['n', 'kl', 'ku'],
    operands: {
        /**
         * In: A(i, j) is AB(kl + ku + i - j, j), counted from 0; the first kl rows need not be set. Out: U on the first kl + ku + 1 rows, and
         * below them the multipliers, as they were when their column was eliminated. Row-major, each diagonal is a row of n elements.
         */
        AB: { rows: bandRows, cols: arg('n'), access: 'inout' },
        /**
         * Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds.
         */
        ipiv: pivots('out'),
    },
    /**
     * Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
     * singular.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGbtrf(num(a, 'n'), num(a, 'kl'), num(a, 'ku')),
});
