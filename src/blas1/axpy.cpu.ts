// AXPY on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { axpyRef } from './axpy.ref.ts';
import type { AxpyArgs } from './axpy.ts';

export async function axpyCpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'write')]);
  axpyRef(a.n, a.alpha, x, y);
  y.store();
}
