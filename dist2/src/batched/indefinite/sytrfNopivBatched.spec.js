// SYTRFNOPIV of a batch: arguments, rules, documentation.
import { batchedForms, squareMatrix } from '../../core/batchForms.js';
import { flopsSytrf } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example sytrfNopivStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 * @example sytrfNopivBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example sytrfNopivVbatched
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export const sytrfNopivForms = batchedForms({
    name: 'sytrfNopiv',
    precs: 'sdcz',
    flags: {
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: {
        /**
         * In: one triangle of A. Out: D on its diagonal, and L or U beside it, whose ones are not stored. The other triangle is not touched.
         */
        A: squareMatrix('inout'),
    },
    /**
     * Out, one integer for each matrix. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
     * holds nothing of use.
     */
    reports: 'nonfinite',
    flops: (a) => flopsSytrf(num(a, 'n')),
});
