// IAMAX on the GPU: parts, then their best.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { finalTuning, iamaxFinal, iamaxPart, searches } from './reductions.kernels.ts';
import type { IamaxArgs } from './routines.gen.ts';
import { deviceVector, whyOf } from './vector.ts';

const iamaxReduction: Reduction = {
  part: iamaxPart,
  tuning: (type, WIDE) => searches.of(type, { WIDE, LEAST: 0 }),
  regions: 2,
  final: iamaxFinal,
  finalTuning: () => finalTuning,
};

export function iamaxGpu(queue: Queue, a: Bound<IamaxArgs<Prec>>): void {
  const why = enqueueIamax(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'iamax_part', why });
}

/** Enqueues result := iamax(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueIamax(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string {
  const vx = deviceVector(n, x);
  enqueueReduction(queue, iamaxReduction, n, vx, undefined, result);
  return whyOf([vx]);
}
