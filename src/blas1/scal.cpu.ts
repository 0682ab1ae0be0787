// SCAL on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { scalRef } from './scal.ref.ts';
import type { ScalArgs } from './scal.ts';

export async function scalCpu(queue: Queue, a: Bound<ScalArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const x = await realVector(a.x, a.n, a.incx, 'write');
  scalRef(a.n, a.alpha, x);
  x.store();
}
