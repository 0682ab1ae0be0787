// ROTM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { rotmRef } from './rotm.ref.ts';
import type { RotmArgs } from './rotm.ts';

export async function rotmCpu(queue: Queue, a: Bound<RotmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'write'), hostMat(a.y, a.incy, 'write')]);
  rotmRef(a.n, x as RealMat, y as RealMat, a.flag, a.h11, a.h21, a.h12, a.h22);
}
