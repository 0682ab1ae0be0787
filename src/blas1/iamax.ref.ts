// IAMAX in TypeScript. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** The number, from 1, of the first NaN, or else of the first element whose absolute value is `better` than all before it; 0 for n = 0. */
export function extremeRef(n: number, x: RealMat, better: (size: number, best: number) => boolean): number {
  let place = 0;
  let best = 0;
  let ix = startOf(n, x);
  for (let i = 0; i < n; i++, ix += x.ld) {
    const size = Math.abs(x.data[ix]!);
    if (Number.isNaN(size)) return i + 1;
    if (place === 0 || better(size, best)) {
      place = i + 1;
      best = size;
    }
  }
  return place;
}

/** The first NaN, or else the first element with the largest absolute value. */
export const iamaxRef = (n: number, x: RealMat): number => extremeRef(n, x, (size, best) => size > best);
