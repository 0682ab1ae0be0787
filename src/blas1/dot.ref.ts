// DOT in TypeScript, summed in double precision. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** x^T y. */
export function dotRef(n: number, x: RealMat, y: RealMat): number {
  let sum = 0;
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) sum += x.data[ix]! * y.data[iy]!;
  return sum;
}
