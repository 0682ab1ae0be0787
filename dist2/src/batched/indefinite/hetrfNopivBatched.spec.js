// HETRFNOPIV of a batch: arguments, rules, documentation.
import { batchedForms, squareMatrix } from '../../core/batchForms.js';
import { flopsSytrf } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian.
 *
 * A = L D L^H or U^H D U for many Hermitian matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^H; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU; a pivot below 2^-126 counts as zero on the GPU. A result
 * depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>hetrf_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example hetrfNopivStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 * @example hetrfNopivBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await chetrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example hetrfNopivVbatched
 * // Of order 3, and behind it one of order 2.
 * await chetrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export const hetrfNopivForms = batchedForms({
    name: 'hetrfNopiv',
    precs: 'cz',
    flags: {
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: {
        /**
         * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: D, which is real, on its diagonal, and L or U beside
         * it, whose ones are not stored. The other triangle is neither read nor written.
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
