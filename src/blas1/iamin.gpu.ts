// IAMIN on the GPU: parts, then their best.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { finalTuning, iamaxFinal, iamaxPart, searches } from './reductions.kernels.ts';
import type { IaminArgs } from './routines.gen.ts';
import { deviceVector, whyOf } from './vector.ts';

const iaminReduction: Reduction = {
  part: iamaxPart,
  tuning: (type, WIDE) => searches.of(type, { WIDE, LEAST: 1 }),
  regions: 2,
  final: iamaxFinal,
  finalTuning: () => finalTuning,
};

export function iaminGpu(queue: Queue, a: Bound<IaminArgs<Prec>>): void {
  const why = enqueueIamin(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'iamax_part', why });
}

/** Enqueues result := iamin(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueIamin(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string {
  const vx = deviceVector(n, x);
  enqueueReduction(queue, iaminReduction, n, vx, undefined, result);
  return whyOf([vx]);
}
