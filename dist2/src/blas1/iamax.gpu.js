import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { finalTuning, iamaxFinal, iamaxPart, searches } from './reductions.kernels.js';
import { deviceVector, whyOf } from './vector.js';
const iamaxReduction = {
    part: iamaxPart,
    tuning: (type, WIDE) => searches.of(type, { WIDE, LEAST: 0 }),
    regions: 2,
    final: iamaxFinal,
    finalTuning: () => finalTuning,
};
export function iamaxGpu(queue, a) {
    const why = enqueueIamax(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'iamax_part', why });
}
/** Enqueues result := iamax(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueIamax(queue, n, x, result) {
    const vx = deviceVector(n, x);
    enqueueReduction(queue, iamaxReduction, n, vx, undefined, result);
    return whyOf([vx]);
}
