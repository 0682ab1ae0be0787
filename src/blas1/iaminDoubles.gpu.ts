// IAMIN of doubles where they live on the GPU: parts, then their best.
import type { Bound } from '../core/args.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { doubleSearches, finalTuning, iamaxFinalDouble, iamaxPartDouble } from './reductions.kernels.ts';
import type { IaminArgs } from './routines.gen.ts';
import { deviceVector, whyOf } from './vector.ts';

const reduction: Reduction = {
  part: iamaxPartDouble,
  tuning: (type) => doubleSearches.of(type, { LEAST: 1 }),
  // A part has two words of a key, and an index.
  regions: 2,
  final: iamaxFinalDouble,
  finalTuning: () => finalTuning,
};

export function iaminDoubles(queue: Queue, a: Bound<IaminArgs<'d' | 'z'>>): void {
  const x = deviceVector(a.n, deviceMat(a.x, a.incx));
  enqueueReduction(queue, reduction, a.n, x, undefined, deviceMat(a.result, 1));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: iamaxPartDouble.name, why: whyOf([x]) });
}
