// ORGQR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { larfbEngine, larfbWork } from './larfb.cpu.ts';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.ts';
import { orgqrRef } from './orgqr.ref.ts';
import { reflectorLeaves } from './reflectorLeaves.cpu.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { OrgqrArgs } from './routines.gen.ts';

/**
 * As orgqrRef, by blocks of blockWidth(nb) reflectors from the last; tau is the address of k elements. A block's own columns
 * begin as those of the unit matrix, like the columns k:n. On all threads; bits do not depend on their number.
 */
export function orgqrEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  m: number,
  n: number,
  k: number,
  A: Place,
  tau: number,
  nb = 0,
): void {
  const { unit } = reflectorLeaves(e, r);
  const most = blockWidth(nb);
  const room = takeReflectors(space, r, m, most);
  const work = space.take(larfbWork(n, most) * r.bytes);
  const toUnit = (first: number, last: number): void => {
    unit(m, last - first, first, placeAt(r, A, 0, first));
  };
  toUnit(k, n);
  for (const [j, width] of blocksOfReflectors('l', 'n', k, most)) {
    const H = larftEngine(e, r, m - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);
    toUnit(j, j + width);
    // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
    larfbEngine(e, r, 'l', false, n - j, H, placeAt(r, A, j, j), work);
  }
}

export const orgqrCpu = (queue: Queue, a: Bound<OrgqrArgs<Prec>>): Promise<void> =>
  reflectorsCpu(
    queue,
    a,
    'read',
    (e, r, space, A, tau) => orgqrEngine(e, r, space, a.m, a.n, a.k, A, tau, a.nb),
    (A, tau) => orgqrRef(a.m, a.n, a.k, A, tau.data, tau.off),
  );
