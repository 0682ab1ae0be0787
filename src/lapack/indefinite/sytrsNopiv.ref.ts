// Solution of A X = B from the factorization of sytrfNopiv, in TypeScript. Real precisions, host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';

/**
 * B := A^-1 B with A = L D L^T or U^T D U in A. Divides by D as it is: a zero there gives infinities and NaN. Source: MAGMA xSYTRS_NOPIV.
 */
export function sytrsNopivRef(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat): void {
  // B := L^-T D^-1 L^-1 B, or U^-1 D^-1 U^-T B
  trsmBlockedRef('l', uplo, uplo === 'l' ? 'n' : 't', 'u', n, nrhs, 1, A, B);
  divideRows(n, nrhs, A, B);
  trsmBlockedRef('l', uplo, uplo === 'l' ? 't' : 'n', 'u', n, nrhs, 1, A, B);
}

/** B := D^-1 B with the diagonal D of A. */
export function divideRows(n: number, nrhs: number, A: RealMat, B: RealMat): void {
  for (let j = 0; j < nrhs; j++) {
    const b = B.off + j * B.ld;
    for (let i = 0; i < n; i++) B.data[b + i] = B.data[b + i]! / A.data[A.off + i * (A.ld + 1)]!;
  }
}
