// SCAL on the GPU: element by element.
import type { Bound } from '../core/args.ts';
import type { Complex, Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueSingle } from './elements.gpu.ts';
import { scalElements } from './elements.kernels.ts';
import type { ScalArgs } from './routines.gen.ts';

export function scalGpu(queue: Queue, a: Bound<ScalArgs<Prec>>): void {
  const why = enqueueScal(queue, a.n, a.alpha, deviceMat(a.x, a.incx));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'scal_elements', why });
}

/** Enqueues x := alpha x; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueScal = (queue: Queue, n: number, alpha: number | Complex, x: DeviceMat): string =>
  enqueueSingle(queue, scalElements, n, x, { alpha });
