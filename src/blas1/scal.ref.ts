// SCAL in TypeScript. Real precisions, host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/** x := alpha x. */
export function scalRef(n: number, alpha: number, x: RealMat): void {
  let ix = startOf(n, x);
  for (let i = 0; i < n; i++, ix += x.ld) {
    x.data[ix] = alpha * x.data[ix]!;
  }
}
