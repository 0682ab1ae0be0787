// PORFS: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGemm, flopsPotrs, sum, times } from '../../core/flops.js';
import { matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export const porfsSpec = {
    name: 'porfs',
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A and of AF is stored: 'l' or 'u'. The others are not read. */
        uplo,
        n: size,
        nrhs: size,
        /** A triangle of the matrix itself, as it was before potrf. */
        A: matrix('n', 'n', 'in'),
        /** L or U as potrf leaves it. */
        AF: matrix('n', 'n', 'in'),
        /** The right-hand sides. */
        B: matrix('n', 'nrhs', 'in'),
        /** In: solutions, as potrs leaves them. Out: better ones. */
        X: matrix('n', 'nrhs', 'inout'),
        /** Out, nrhs elements: a bound of max |x - exact| / max |x| for each column x of X, nearly always a true one. */
        ferr: numbers('nrhs', 'out', { type: realOf }),
        /**
         * Out, nrhs elements: the componentwise backward error of each column: the least relative change of any element of A or b that makes
         * x exact.
         */
        berr: numbers('nrhs', 'out', { type: realOf }),
    }),
    nothing: (a) => a.nrhs === 0,
    // One correction, two residuals with their weights, five solves for the bound: what most systems take.
    flops: (a) => {
        const [n, nrhs] = [num(a, 'n'), num(a, 'nrhs')];
        return sum(times(6, flopsPotrs(n, nrhs)), times(4, flopsGemm(n, nrhs, n)));
    },
};
