// ACTIVATIONBACKWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { realVector } from '../../runtime/realMat.ts';
import { activationOf, activationRef } from './activation.ref.ts';
import type { ActivationBackwardArgs } from './routines.gen.ts';

export async function activationBackwardCpu(queue: Queue, a: Bound<ActivationBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { n, kind, slope, scale } = a;
  const [X, dY, dX] = await Promise.all([
    realVector(a.X, n, 1, 'read'),
    realVector(a.dY, n, 1, 'read'),
    realVector(a.dX, n, 1, 'write'),
  ]);
  activationRef(n, activationOf(kind, slope, scale), X, dX, dY);
  dX.store();
}
