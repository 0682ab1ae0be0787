// ASUM in TypeScript, summed in double precision. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** The sum of absolute values. */
export function asumRef(n: number, x: RealMat): number {
  let sum = 0;
  let ix = startOf(n, x);
  for (let i = 0; i < n; i++, ix += x.ld) sum += Math.abs(x.data[ix]!);
  return sum;
}
