// ORMQR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { larfbEngine, larfbWork } from './larfb.cpu.ts';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.ts';
import { ormqrRef } from './ormqr.ref.ts';
import type { OrmqrArgs } from './routines.gen.ts';

/**
 * As ormqrRef, of Q or with `trans` of Q^H, by blocks of blockWidth(nb) reflectors; tau is the address of k elements. On all threads; bits
 * do not depend on their number.
 */
export function ormqrEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  side: Side,
  trans: boolean,
  m: number,
  n: number,
  k: number,
  A: Place,
  tau: number,
  C: Place,
  nb = 0,
): void {
  const [length, others] = side === 'l' ? [m, n] : [n, m];
  const most = blockWidth(nb);
  const room = takeReflectors(space, r, length, most);
  const work = space.take(larfbWork(others, most) * r.bytes);
  for (const [j, width] of blocksOfReflectors(side, trans ? 't' : 'n', k, most)) {
    const block = larftEngine(e, r, length - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);
    const part = side === 'l' ? placeAt(r, C, j, 0) : placeAt(r, C, 0, j);
    larfbEngine(e, r, side, trans, others, block, part, work);
  }
}

export async function ormqrCpu(queue: Queue, a: Bound<OrmqrArgs<Prec>>): Promise<void> {
  const { side, trans, m, n, k, nb } = a;
  const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, side === 'l' ? m : n, k, 'read');
      const scales = space.vector(tau, k, 'read').at;
      ormqrEngine(e, r, space, side, trans !== 'n', m, n, k, inA, scales, space.matrix(C, m, n, 'write'), nb);
    },
    () => ormqrRef(side, trans, m, n, k, A, tau.data, tau.off, C),
  );
}
