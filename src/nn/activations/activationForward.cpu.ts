// ACTIVATIONFORWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { realVector } from '../../runtime/realMat.ts';
import { activationOf, activationRef } from './activation.ref.ts';
import type { ActivationForwardArgs } from './routines.gen.ts';

export async function activationForwardCpu(queue: Queue, a: Bound<ActivationForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { n, kind, slope, scale } = a;
  const [X, Y] = await Promise.all([realVector(a.X, n, 1, 'read'), realVector(a.Y, n, 1, 'write')]);
  activationRef(n, activationOf(kind, slope, scale), X, Y);
  Y.store();
}
