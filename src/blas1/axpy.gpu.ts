// AXPY on the GPU: element by element.
import type { Bound } from '../core/args.ts';
import type { Complex, Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueuePair } from './elements.gpu.ts';
import { axpyElements, pairsOfNumbers } from './elements.kernels.ts';
import type { AxpyArgs } from './routines.gen.ts';

export function axpyGpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): void {
  const why = enqueueAxpy(queue, a.n, a.alpha, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'axpy_elements', why });
}

/** Enqueues y := alpha x + y; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueAxpy = (queue: Queue, n: number, alpha: number | Complex, x: DeviceMat, y: DeviceMat): string =>
  enqueuePair(queue, axpyElements, pairsOfNumbers, n, x, y, { alpha });
