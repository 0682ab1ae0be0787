import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { doubleSquares, finalTuning, nrm2FinalDouble, nrm2PartDouble } from './reductions.kernels.js';
import { unordered, whyOf } from './vector.js';
const reduction = {
    part: nrm2PartDouble,
    tuning: (type) => doubleSquares.of(type),
    regions: 3,
    final: nrm2FinalDouble,
    finalTuning: () => finalTuning,
};
export function nrm2Doubles(queue, a) {
    const why = enqueueNrm2Double(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: nrm2PartDouble.name, why });
}
/** Enqueues result := nrm2(x); the ld of a vector is its increment. Returns the reason for the variant. */
function enqueueNrm2Double(queue, n, x, result) {
    const vx = unordered(x);
    enqueueReduction(queue, reduction, n, vx, undefined, result);
    return whyOf([vx]);
}
