// Solution of A X = B from the factorization of sytrfNopiv, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { FieldMat, Side, Uplo } from '../../core/matrix.ts';

/**
 * B := A^-1 B with A = L D L^H or U^H D U in A. Divides by D as it is: a zero there gives infinities and NaN. Source: MAGMA xSYTRS_NOPIV,
 * xHETRS_NOPIV.
 */
export function sytrsNopivRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat): void {
  // B := L^-H D^-1 L^-1 B, or U^-1 D^-1 U^-H B
  trsmBlockedRef('l', uplo, uplo === 'l' ? 'n' : 'c', 'u', n, nrhs, 1, A, B);
  divideByDiagonal('l', n, nrhs, A, B);
  trsmBlockedRef('l', uplo, uplo === 'l' ? 'c' : 'n', 'u', n, nrhs, 1, A, B);
}

/** B := D^-1 B ('l') or B D^-1 ('r') with the diagonal D of A, which is real; B is m x n. */
export function divideByDiagonal(side: Side, m: number, n: number, A: FieldMat, B: FieldMat): void {
  const { parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const d = A.data[parts * (A.off + (side === 'l' ? i : j) * (A.ld + 1))]!;
      const b = parts * (B.off + i + j * B.ld);
      for (let p = b; p < b + parts; p++) B.data[p] = B.data[p]! / d;
    }
  }
}
