// TRANSPOSE in place in TypeScript. Any element type, host memory only.
import type { HostArray } from '../../core/field.ts';
import type { Mat } from '../../core/matrix.ts';

/** A := A^T for a matrix of order n, with `conj` A := A^H. */
export function transposeInplaceRef(n: number, { data, off, ld, parts = 1 }: Mat<HostArray>, conj = false): void {
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      const [below, above] = [parts * (off + i + j * ld), parts * (off + j + i * ld)];
      // A(i,j) <-> A(j,i)
      for (let part = 0; part < parts; part++) {
        const held = data[below + part]!;
        data[below + part] = data[above + part]!;
        data[above + part] = held;
      }
      if (parts === 1 || !conj) continue;
      data[below + 1] = -data[below + 1]!;
      if (i !== j) data[above + 1] = -data[above + 1]!;
    }
  }
}
