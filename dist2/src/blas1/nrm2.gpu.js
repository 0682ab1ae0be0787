import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { finalTuning, nrm2Final, nrm2Part, squares } from './reductions.kernels.js';
import { unordered, whyOf } from './vector.js';
const nrm2Reduction = {
    part: nrm2Part,
    tuning: (type, WIDE) => squares.of(type, { WIDE }),
    regions: 3,
    apart: true,
    final: nrm2Final,
    finalTuning: () => finalTuning,
};
export function nrm2Gpu(queue, a) {
    const why = enqueueNrm2(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'nrm2_part', why });
}
/** Enqueues result := nrm2(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueNrm2(queue, n, x, result) {
    const vx = unordered(x);
    enqueueReduction(queue, nrm2Reduction, n, vx, undefined, result);
    return whyOf([vx]);
}
