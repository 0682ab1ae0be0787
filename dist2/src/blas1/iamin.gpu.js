import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { finalTuning, iamaxFinal, iamaxPart, searches } from './reductions.kernels.js';
import { deviceVector, whyOf } from './vector.js';
const iaminReduction = {
    part: iamaxPart,
    tuning: (type, WIDE) => searches.of(type, { WIDE, LEAST: 1 }),
    regions: 2,
    final: iamaxFinal,
    finalTuning: () => finalTuning,
};
export function iaminGpu(queue, a) {
    const why = enqueueIamin(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'iamax_part', why });
}
/** Enqueues result := iamin(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueIamin(queue, n, x, result) {
    const vx = deviceVector(n, x);
    enqueueReduction(queue, iaminReduction, n, vx, undefined, result);
    return whyOf([vx]);
}
