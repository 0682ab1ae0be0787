// ORGHR on the engine.
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { orgqrEngine } from '../qr/orgqr.cpu.ts';
import { shiftReflectors } from './orghr.ref.ts';

/** As orghrRef; tau is the address of n - 1 elements. */
export function orghrEngine(
  e: Engine,
  r: Real,
  space: Workspace,
  n: number,
  lo: number,
  hi: number,
  A: Place,
  tau: number,
): void {
  shiftReflectors(n, lo, hi, matrixAt(e, r, n, n, A));
  const order = hi - lo - 1;
  if (order > 0) orgqrEngine(e, r, space, order, order, order, placeAt(r, A, lo + 1, lo + 1), tau + lo * r.bytes);
}
