// ROTM in TypeScript. Real precisions, host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** (x_i, y_i) := H (x_i, y_i); the flag says which entries of H are implied. */
export function rotmRef(
  n: number,
  x: RealMat,
  y: RealMat,
  flag: number,
  h11: number,
  h21: number,
  h12: number,
  h22: number,
): void {
  if (flag === -2) return;
  const [a, d] = flag === 0 ? [1, 1] : [h11, h22];
  const [b, c] = flag === 1 ? [1, -1] : [h12, h21];
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
    const t = a * x.data[ix]! + b * y.data[iy]!;
    y.data[iy] = c * x.data[ix]! + d * y.data[iy]!;
    x.data[ix] = t;
  }
}
