// SYMMETRIZE in TypeScript. Any element type, host memory only.
import type { HostMat, Uplo } from '../../core/matrix.ts';

/** Copies the triangle `uplo` of a matrix of order n to the other one. */
export function symmetrizeRef(uplo: Uplo, n: number, { data, off, ld }: HostMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = j + 1; i < n; i++) {
      const [below, above] = [off + i + j * ld, off + j + i * ld];
      // A(j,i) := A(i,j) or A(i,j) := A(j,i)
      if (uplo === 'l') data[above] = data[below]!;
      else data[below] = data[above]!;
    }
  }
}
