// POTRF: arguments, rules, documentation.
import { flopsPotrf } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export const potrfSpec = {
    name: 'potrf',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 8,
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
        A: matrix('n', 'n', 'inout'),
        /**
         * Out, one integer. 0: done. i > 0: the leading minor of order i is not positive definite, or has a NaN on its way, and none smaller
         * is like that; the factorization was not completed, and what the triangle holds is of no use.
         */
        info: integers(1, 'out'),
        /**
         * On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the blocks on the diagonal on the CPU, 'auto' (default) as
         * measured costs say.
         */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a block; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsPotrf(num(a, 'n')),
};
