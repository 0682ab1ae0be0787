// SWAP on the GPU: element by element.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueuePair } from './elements.gpu.ts';
import { pairsOfBits, swapElements } from './elements.kernels.ts';
import type { SwapArgs } from './routines.gen.ts';

export function swapGpu(queue: Queue, a: Bound<SwapArgs<Prec>>): void {
  const why = enqueueSwap(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'swap_elements', why });
}

/** Enqueues x and y change places; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueSwap = (queue: Queue, n: number, x: DeviceMat, y: DeviceMat): string =>
  enqueuePair(queue, swapElements, pairsOfBits, n, x, y);
