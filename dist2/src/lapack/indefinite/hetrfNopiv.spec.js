// HETRFNOPIV: arguments, rules, documentation.
import { flopsSytrf } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian.
 *
 * L and U are unit triangular, D is diagonal and real.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^H; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; hetrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context complex single runs on the GPU, complex
 * double on the CPU; a pivot below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. On
 * the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order. Source: MAGMA
 * xHETRF_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await chetrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('chetrfNopiv', (await ctx.download(info))[0]!);
 */
export const hetrfNopivSpec = {
    name: 'hetrfNopiv',
    precs: 'cz',
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        /**
         * In: one triangle of A. Imaginary parts of its diagonal are taken for 0. Out: D, which is real, on its diagonal, and L or U beside
         * it, whose ones are not stored. The other triangle is neither read nor written.
         */
        A: matrix('n', 'n', 'inout'),
        /**
         * Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A holds nothing of
         * use.
         */
        info: integers(1, 'out'),
        /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a panel on the GPU; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsSytrf(num(a, 'n')),
};
