// ROT in TypeScript. Real precisions, host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** Plane rotation: x := c x + s y, y := c y - s x. */
export function rotRef(n: number, x: RealMat, y: RealMat, c: number, s: number): void {
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
    const t = c * x.data[ix]! + s * y.data[iy]!;
    y.data[iy] = c * y.data[iy]! - s * x.data[ix]!;
    x.data[ix] = t;
  }
}
