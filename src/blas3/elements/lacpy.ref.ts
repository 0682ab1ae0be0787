// LACPY in TypeScript. Any element type, host memory only.
import type { HostArray } from '../../core/field.ts';
import type { Mat, Uplo } from '../../core/matrix.ts';
import { rowsOf } from './part.ref.ts';

/** B := A for the part `uplo` of an m x n matrix. */
export function lacpyRef(uplo: Uplo | 'f', m: number, n: number, A: Mat<HostArray>, B: Mat<HostArray>): void {
  const { parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsOf(uplo, m, j);
    const [a, b] = [parts * (A.off + j * A.ld), parts * (B.off + j * B.ld)];
    for (let p = parts * first; p < parts * last; p++) B.data[b + p] = A.data[a + p]!;
  }
}
