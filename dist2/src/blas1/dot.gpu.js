import { deviceMat } from '../runtime/buffer.js';
import { enqueueReduction } from './reductions.gpu.js';
import { dotPart, products, sumFinal, totals } from './reductions.kernels.js';
import { paired, whyOf } from './vector.js';
const reduction = (CONJ) => ({
    part: dotPart,
    tuning: (type, WIDE) => products.of(type, { WIDE, CONJ }),
    regions: 1,
    final: sumFinal,
    finalTuning: totals.of,
});
const plain = reduction(0);
const conjugating = reduction(1);
function run(queue, a, how) {
    const [x, y] = paired(a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'dot_part', why: whyOf([x, y]) });
    enqueueReduction(queue, how, a.n, x, y, deviceMat(a.result, 1));
}
export const dotGpu = (queue, a) => run(queue, a, plain);
export const dotuGpu = (queue, a) => run(queue, a, plain);
export const dotcGpu = (queue, a) => run(queue, a, conjugating);
