// ROT on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { rotRef } from './rot.ref.ts';
import type { RotArgs } from './rot.ts';

export async function rotCpu(queue: Queue, a: Bound<RotArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'write'), realVector(a.y, a.n, a.incy, 'write')]);
  rotRef(a.n, x, y, a.c, a.s);
  x.store();
  y.store();
}
