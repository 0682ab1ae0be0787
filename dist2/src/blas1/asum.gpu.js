import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { asumPart, sumFinal, sums, totals } from './reductions.kernels.js';
import { unordered, whyOf } from './vector.js';
const asumReduction = {
    part: asumPart,
    tuning: (type, WIDE) => sums.of(type, { WIDE }),
    regions: 1,
    apart: true,
    final: sumFinal,
    finalTuning: totals.of,
};
export function asumGpu(queue, a) {
    const why = enqueueAsum(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.result, 1));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'asum_part', why });
}
/** Enqueues result := asum(x); the ld of a vector is its increment. Returns the reason for the variant. */
export function enqueueAsum(queue, n, x, result) {
    const vx = unordered(x);
    enqueueReduction(queue, asumReduction, n, vx, undefined, result);
    return whyOf([vx]);
}
