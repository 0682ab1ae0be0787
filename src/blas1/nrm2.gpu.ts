// NRM2 on the GPU: parts, then their root.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { finalTuning, nrm2Final, nrm2Part, squares } from './reductions.kernels.ts';
import type { Nrm2Args } from './routines.gen.ts';
import { unordered, whyOf } from './vector.ts';

const nrm2Reduction: Reduction = {
  part: nrm2Part,
  tuning: (type, WIDE) => squares.of(type, { WIDE }),
  regions: 3,
  apart: true,
  final: nrm2Final,
  finalTuning: () => finalTuning,
};

export function nrm2Gpu(queue: Queue, a: Bound<Nrm2Args<Prec>>): void {
  const why = enqueueNrm2(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'nrm2_part', why });
}

/** Enqueues result := nrm2(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueNrm2(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string {
  const vx = unordered(x);
  enqueueReduction(queue, nrm2Reduction, n, vx, undefined, result);
  return whyOf([vx]);
}
