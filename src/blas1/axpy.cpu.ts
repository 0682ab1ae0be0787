// AXPY on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { axpyRef } from './axpy.ref.ts';
import type { AxpyArgs } from './axpy.ts';

export async function axpyCpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'read'), hostMat(a.y, a.incy, 'write')]);
  axpyRef(a.n, a.alpha, x as RealMat, y as RealMat);
}
