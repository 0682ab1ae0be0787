import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const porfsSpec: RoutineSpec;
