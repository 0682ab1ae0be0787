// The conjugate transpose of a matrix in TypeScript. Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import { transposeRef } from './transpose.ref.ts';

/** B := A^H for an m x n matrix A: of real numbers A^T. */
export function adjointRef(m: number, n: number, A: FieldMat, B: FieldMat): void {
  if (A.parts !== 2) return transposeRef(m, n, A, B);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const [p, q] = [2 * (A.off + i + j * A.ld), 2 * (B.off + j + i * B.ld)];
      B.data[q] = A.data[p]!;
      B.data[q + 1] = -A.data[p + 1]!;
    }
  }
}
