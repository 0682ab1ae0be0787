// LACPY in TypeScript. Any element type, host memory only.
import type { HostMat, Uplo } from '../../core/matrix.ts';
import { rowsOf } from './part.ref.ts';

/** B := A for the part `uplo` of an m x n matrix. */
export function lacpyRef(uplo: Uplo | 'f', m: number, n: number, A: HostMat, B: HostMat): void {
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsOf(uplo, m, j);
    const [a, b] = [A.off + j * A.ld, B.off + j * B.ld];
    for (let i = first; i < last; i++) B.data[b + i] = A.data[a + i]!;
  }
}
