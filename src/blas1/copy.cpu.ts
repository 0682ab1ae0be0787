// COPY on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { copyRef } from './copy.ref.ts';
import type { CopyArgs } from './copy.ts';

export async function copyCpu(queue: Queue, a: Bound<CopyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'read'), hostMat(a.y, a.incy, 'write')]);
  copyRef(a.n, x, y);
}
