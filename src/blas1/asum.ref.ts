// ASUM in TypeScript, summed in double precision. Host memory only; the ld of a vector is its increment.
import type { FieldMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** The sum of absolute values, of complex numbers of |Re| + |Im|. */
export function asumRef(n: number, x: FieldMat): number {
  const { data, ld, parts = 1 } = x;
  let sum = 0;
  let ix = parts * startOf(n, x);
  for (let i = 0; i < n; i++, ix += parts * ld) {
    sum += Math.abs(data[ix]!);
    if (parts === 2) sum += Math.abs(data[ix + 1]!);
  }
  return sum;
}
