// TRANSPOSE in TypeScript. Any element type, host memory only.
import type { HostMat } from '../../core/matrix.ts';

/** B := A^T for an m x n matrix A. */
export function transposeRef(m: number, n: number, A: HostMat, B: HostMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) B.data[B.off + j + i * B.ld] = A.data[A.off + i + j * A.ld]!;
  }
}
