// COPY on the GPU: element by element.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueuePair } from './elements.gpu.ts';
import { copyElements, pairsOfBits } from './elements.kernels.ts';
import type { CopyArgs } from './routines.gen.ts';

export function copyGpu(queue: Queue, a: Bound<CopyArgs<Prec>>): void {
  const why = enqueueCopy(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'copy_elements', why });
}

/** Enqueues y := x; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueCopy = (queue: Queue, n: number, x: DeviceMat, y: DeviceMat): string =>
  enqueuePair(queue, copyElements, pairsOfBits, n, x, y);
