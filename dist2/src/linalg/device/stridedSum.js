import { later } from '../../runtime/later.js';
import { joined } from '../contraction.js';
import { MOST_SUM } from './stridedAxes.js';
/** The codes of the kernel; 3 is the lower triangle with a diagonal of ones. */
export const PARTS = { lower: 1, upper: 2, unitLower: 3 };
const compute = /* @__PURE__ */ later(() => import('./stridedSum.gpu.js'));
/** Whether sums over these axes can be computed: others must be laid out as one axis before. */
export const sumsAtOnce = (sum) => joined(sum).length <= MOST_SUM;
/** Computes it on the GPU, at its place in the order of calls. The promise resolves when the work is recorded. */
export function stridedSum(context, of, C) {
    return context.queue.run({ prec: 's', routine: 'stridedSum', ...of, C }, onGpuOnly, compute);
}
/** C := the elements of A, one behind the other, in the order of the sizes. */
export function gather(context, A, sizes, steps, C) {
    const out = sizes.map((size, axis) => ({ size, a: steps[axis], b: 0 }));
    return stridedSum(context, { A, out, sum: [] }, C);
}
/** The same of a triangle of matrices, whose sizes are ..., columns, rows. */
export function gatherPart(context, A, part, sizes, steps, C) {
    const out = sizes.map((size, axis) => ({ size, a: steps[axis], b: 0 }));
    return stridedSum(context, { A, out, sum: [], part: PARTS[part] }, C);
}
/** Singles live on the GPU here. */
const onGpuOnly = async () => { };
