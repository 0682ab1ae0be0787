// ROTM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { rotmRef } from './rotm.ref.ts';
import type { RotmArgs } from './rotm.ts';

export async function rotmCpu(queue: Queue, a: Bound<RotmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'write'), realVector(a.y, a.n, a.incy, 'write')]);
  rotmRef(a.n, x, y, a.flag, a.h11, a.h21, a.h12, a.h22);
  x.store();
  y.store();
}
