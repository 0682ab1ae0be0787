// Solution of A X = B from the Cholesky factorization of potrf, in TypeScript. Real precisions, host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';

/** B := A^-1 B with A = L L^T ('l') or U^T U ('u') in A. Divides by the diagonal as it is. */
export function potrsRef(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat): void {
  // The factor on the left of the product is solved with first: L, or U^T.
  const [first, second] = uplo === 'l' ? (['n', 't'] as const) : (['t', 'n'] as const);
  trsmBlockedRef('l', uplo, first, 'n', n, nrhs, 1, A, B);
  trsmBlockedRef('l', uplo, second, 'n', n, nrhs, 1, A, B);
}
