// SWAP on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { swapRef } from './swap.ref.ts';
import type { SwapArgs } from './swap.ts';

export async function swapCpu(queue: Queue, a: Bound<SwapArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'write'), hostMat(a.y, a.incy, 'write')]);
  swapRef(a.n, x, y);
}
