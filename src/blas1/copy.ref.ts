// COPY in TypeScript. Any element type, host memory only; the ld of a vector is its increment.
import type { HostMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** y := x. */
export function copyRef(n: number, x: HostMat, y: HostMat): void {
  const parts = y.parts ?? 1;
  let ix = startOf(n, x);
  let iy = startOf(n, y);
  for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
    for (let part = 0; part < parts; part++) y.data[parts * iy + part] = x.data[parts * ix + part]!;
  }
}
