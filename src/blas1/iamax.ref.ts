// IAMAX in TypeScript. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** The number, from 1, of the first NaN, or else of the first element with the largest absolute value; 0 for n = 0. */
export function iamaxRef(n: number, x: RealMat): number {
  let best = 0;
  let largest = 0;
  let ix = startOf(n, x);
  for (let i = 0; i < n; i++, ix += x.ld) {
    const size = Math.abs(x.data[ix]!);
    if (Number.isNaN(size)) return i + 1;
    if (best === 0 || size > largest) {
      best = i + 1;
      largest = size;
    }
  }
  return best;
}
