// SWAP in TypeScript. Any element type, host memory only; the ld of a vector is its increment.
import type { HostMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** x and y change places. */
export function swapRef(n: number, x: HostMat, y: HostMat): void {
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
    const t = x.data[ix]!;
    x.data[ix] = y.data[iy]!;
    y.data[iy] = t;
  }
}
