import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { doubleSearches, finalTuning, iamaxFinalDouble, iamaxPartDouble } from './reductions.kernels.js';
import { deviceVector, whyOf } from './vector.js';
const reduction = {
    part: iamaxPartDouble,
    tuning: (type) => doubleSearches.of(type, { LEAST: 1 }),
    // A part has two words of a key, and an index.
    regions: 2,
    final: iamaxFinalDouble,
    finalTuning: () => finalTuning,
};
export function iaminDoubles(queue, a) {
    const x = deviceVector(a.n, deviceMat(a.x, a.incx));
    enqueueReduction(queue, reduction, a.n, x, undefined, deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: iamaxPartDouble.name, why: whyOf([x]) });
}
