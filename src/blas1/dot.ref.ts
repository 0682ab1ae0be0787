// DOT, DOTU and DOTC in TypeScript, summed in double precision. Host memory only; the ld of a vector is its increment.
import type { Complex } from '../core/field.ts';
import type { FieldMat, RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** x^T y of real vectors. */
export function dotRef(n: number, x: RealMat, y: RealMat): number {
  let sum = 0;
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) sum += x.data[ix]! * y.data[iy]!;
  return sum;
}

/** x^T y of complex vectors, or x^H y. */
export function complexDotRef(n: number, x: FieldMat, y: FieldMat, conjugated: boolean): Complex {
  const sign = conjugated ? -1 : 1;
  let [re, im] = [0, 0];
  let [ix, iy] = [2 * startOf(n, x), 2 * startOf(n, y)];
  for (let i = 0; i < n; i++, ix += 2 * x.ld, iy += 2 * y.ld) {
    const [a, b, c, d] = [x.data[ix]!, sign * x.data[ix + 1]!, y.data[iy]!, y.data[iy + 1]!];
    re += a * c - b * d;
    im += a * d + b * c;
  }
  return { re, im };
}
