// NRM2 of doubles where they live on the GPU: parts, then their root, in soft arithmetic.
import type { Bound } from '../core/args.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { doubleSquares, finalTuning, nrm2FinalDouble, nrm2PartDouble } from './reductions.kernels.ts';
import type { Nrm2Args } from './routines.gen.ts';
import { unordered, whyOf } from './vector.ts';

const reduction: Reduction = {
  part: nrm2PartDouble,
  tuning: (type) => doubleSquares.of(type),
  regions: 3,
  final: nrm2FinalDouble,
  finalTuning: () => finalTuning,
};

export function nrm2Doubles(queue: Queue, a: Bound<Nrm2Args<'d' | 'z'>>): void {
  const why = enqueueNrm2Double(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: nrm2PartDouble.name, why });
}

/** Enqueues result := nrm2(x); the ld of a vector is its increment. Returns the reason for the variant. */
function enqueueNrm2Double(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string {
  const vx = unordered(x);
  enqueueReduction(queue, reduction, n, vx, undefined, result);
  return whyOf([vx]);
}
