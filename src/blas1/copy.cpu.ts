// COPY on the CPU backend: one move of memory if both vectors are contiguous, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { copyRef } from './copy.ref.ts';
import type { CopyArgs } from './routines.gen.ts';

export async function copyCpu(queue: Queue, a: Bound<CopyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'read'), hostMat(a.y, a.incy, 'write')]);
  const parts = x.parts ?? 1;
  if (a.incx === 1 && a.incy === 1) y.data.set(x.data.subarray(parts * x.off, parts * (x.off + a.n)), parts * y.off);
  else copyRef(a.n, x, y);
}
