// ASUM on the GPU: parts, then their sum.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { asumPart, sumFinal, sums, totals } from './reductions.kernels.ts';
import type { AsumArgs } from './routines.gen.ts';
import { unordered, whyOf } from './vector.ts';

const asumReduction: Reduction = {
  part: asumPart,
  tuning: (type, WIDE) => sums.of(type, { WIDE }),
  regions: 1,
  apart: true,
  final: sumFinal,
  finalTuning: totals.of,
};

export function asumGpu(queue: Queue, a: Bound<AsumArgs<Prec>>): void {
  const why = enqueueAsum(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'asum_part', why });
}

/** Enqueues result := asum(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueAsum(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string {
  const vx = unordered(x);
  enqueueReduction(queue, asumReduction, n, vx, undefined, result);
  return whyOf([vx]);
}
