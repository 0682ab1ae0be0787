// ORGHR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { orgqrEngine } from '../qr/orgqr.cpu.ts';
import { reflectorsCpu } from '../qr/reflectors.cpu.ts';
import { orghrRef, shiftReflectors } from './orghr.ref.ts';
import type { OrghrArgs } from './routines.gen.ts';

/** As orghrRef; tau is the address of n - 1 elements. */
export function orghrEngine(
  e: Engine,
  r: Elements,
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

export const orghrCpu = (queue: Queue, a: Bound<OrghrArgs<Prec>>): Promise<void> => {
  const { n, ilo, ihi } = a;
  return reflectorsCpu(
    queue,
    { ...a, m: n, k: n - 1 },
    'read',
    (e, r, space, A, tau) => orghrEngine(e, r, space, n, ilo - 1, ihi, A, tau),
    (A, tau) => orghrRef(n, ilo - 1, ihi, A, tau.data, tau.off),
  );
};
