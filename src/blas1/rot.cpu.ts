// ROT on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { rotRef } from './rot.ref.ts';
import type { RotArgs } from './rot.ts';

export async function rotCpu(queue: Queue, a: Bound<RotArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'write'), hostMat(a.y, a.incy, 'write')]);
  rotRef(a.n, x as RealMat, y as RealMat, a.c, a.s);
}
