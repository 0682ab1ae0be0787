// TRANSPOSE in TypeScript. Real precisions, host memory only.
import type { RealMat } from '../core/matrix.ts';

/** B := A^T for an m x n matrix A. */
export function transposeRef(m: number, n: number, A: RealMat, B: RealMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) B.data[B.off + j + i * B.ld] = A.data[A.off + i + j * A.ld]!;
  }
}
