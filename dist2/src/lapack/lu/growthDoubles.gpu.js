// How much the elements of a matrix of doubles grow in its LU factorization, measured on the GPU.
import { partCode } from '../../blas3/elements/part.js';
import { scope } from '../../runtime/workspace.js';
import { growthDouble, growthDoubleTuning, largestDouble, largestVariants } from './growthDoubles.kernels.js';
/** Workgroups of the first of two dispatches. */
const MOST_GROUPS = 256;
/** Enqueues to := max |A(i, j)| of A, or of a triangle: 0 of none, NaN if one is. */
export function enqueueLargestDouble(queue, { part, diag, m, n, A, to }) {
    const groups = Math.max(1, Math.min(n, MOST_GROUPS));
    scope(queue, (ws) => {
        const found = ws.take('d', groups);
        const all = { part: partCode[part], unit: Number(diag === 'u'), m, n, groups, offA: A.off, lda: A.ld, offR: 0 };
        queue.launch(largestDouble, largestVariants.of(A.data.type), { A: A.data, largest: found }, all, [groups, 1, 1]);
        const ends = { part: 0, unit: 0, m: groups, n: 1, groups: 1, offA: 0, lda: groups, offR: to.off };
        queue.launch(largestDouble, largestVariants.of('d'), { A: found, largest: to.data }, ends, [1, 1, 1]);
    });
}
/** Enqueues growth := max |U| / max |A| around what `factor` enqueues, without a readback. */
export function withGrowthDoubles(queue, { m, n, A, growth }, factor) {
    scope(queue, (ws) => {
        const norms = ws.take('d', 2);
        enqueueLargestDouble(queue, { part: 'f', m, n, A, to: { data: norms, off: 0, ld: 1 } });
        factor();
        enqueueLargestDouble(queue, { part: 'u', m: Math.min(m, n), n, A, to: { data: norms, off: 1, ld: 1 } });
        const params = { offG: growth.off };
        queue.launch(growthDouble, growthDoubleTuning, { norms, growth: growth.data }, params, [1, 1, 1]);
    });
}
