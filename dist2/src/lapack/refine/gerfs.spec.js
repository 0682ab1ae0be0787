// GERFS: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGemm, flopsGetrs, sum, times } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export const gerfsSpec = {
    name: 'gerfs',
    precs: 'sdcz',
    args: positional({
        trans,
        n: size,
        nrhs: size,
        /** The matrix itself, as it was before getrf. */
        A: matrix('n', 'n', 'in'),
        /** L and U as getrf leaves them. */
        AF: matrix('n', 'n', 'in'),
        /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
        ipiv: integers('n', 'in'),
        /** The right-hand sides. */
        B: matrix('n', 'nrhs', 'in'),
        /** In: solutions, as getrs leaves them. Out: better ones. */
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
        return sum(times(6, flopsGetrs(n, nrhs)), times(4, flopsGemm(n, nrhs, n)));
    },
};
