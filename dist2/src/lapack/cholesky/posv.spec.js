// POSV: arguments, rules, documentation.
import { flopsPosv } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, updateMathArg } from '../factorOptions.js';
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export const posvSpec = {
    name: 'posv',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 5,
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
        A: matrix('n', 'n', 'inout'),
        /**
         * In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /**
         * Out, one integer. 0: solved. i > 0: the leading minor of order i is not positive definite, as in potrf, and B is untouched.
         */
        info: integers(1, 'out'),
        /**
         * On a GPU context in real single: 'native' on the GPU alone, 'hybrid' with the blocks on the diagonal on the CPU, 'auto' (default) as
         * measured costs say.
         */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
    }),
    flops: (a) => flopsPosv(num(a, 'n'), num(a, 'nrhs')),
};
