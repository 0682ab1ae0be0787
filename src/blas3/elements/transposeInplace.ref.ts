// TRANSPOSE in place in TypeScript. Any element type, host memory only.
import type { HostMat } from '../../core/matrix.ts';

/** A := A^T for a matrix of order n. */
export function transposeInplaceRef(n: number, { data, off, ld }: HostMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = j + 1; i < n; i++) {
      // A(i,j) <-> A(j,i)
      const [below, above] = [off + i + j * ld, off + j + i * ld];
      const held = data[below]!;
      data[below] = data[above]!;
      data[above] = held;
    }
  }
}
