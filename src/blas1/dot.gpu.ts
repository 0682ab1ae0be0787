// DOT on the GPU: parts, then their sum.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { dotPart, sumFinal } from './reductions.kernels.ts';
import type { DotArgs } from './routines.gen.ts';
import { paired, whyOf } from './vector.ts';

const dotReduction: Reduction = { part: dotPart, tunings: dotPart.variants, regions: 1, final: sumFinal };

export function dotGpu(queue: Queue, a: Bound<DotArgs<Prec>>): void {
  const why = enqueueDot(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'dot_part', why });
}

/** Enqueues result := x^T y; the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueDot(queue: Queue, n: number, x: DeviceMat, y: DeviceMat, result: DeviceMat): string {
  const [vx, vy] = paired(n, x, y);
  enqueueReduction(queue, dotReduction, n, vx, vy, result);
  return whyOf([vx, vy]);
}
