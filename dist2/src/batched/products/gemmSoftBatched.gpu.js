// Products of a batch of doubles on the GPU: small ones in soft arithmetic, many in a dispatch. Which way a product goes follows from its
// own sizes, so that its bits do not depend on the others.
import { productOf } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { gemmSoftBatched, SOFT_THREADS, softBatchVariants } from './gemmSoftBatched.kernels.js';
/** Transposes as the kernel numbers them; conjugates of real numbers are the numbers. */
const transCode = { n: 0, t: 1, c: 2 };
/** Multiplications of a dispatch, some 50 ms on an H100: systems stop what runs for seconds. */
const MOST_TERMS = 2 ** 32;
export const noteSoftBatch = (queue, routine, why) => queue.note({ routine, backend: 'gpu', kernel: gemmSoftBatched.name, why: `doubles: ${why}` });
/** Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b in soft arithmetic. */
export function enqueueSoftBatch(queue, g) {
    const { m, n, A, B, C, places, batch } = g;
    const { alpha, k } = productOf(g.alpha, g.k);
    if (m === 0 || n === 0 || batch === 0)
        return;
    const [aInC, bInC] = [k > 0 && A.data === C.data, k > 0 && B.data === C.data];
    const listed = places.C.list !== undefined;
    const tuning = softBatchVariants.of(C.data.type, { LISTED: listed, A_IN_C: aInC, B_IN_C: bInC });
    const operand = (X, { off, ld }) => {
        const { stride = 0, list, last = 0 } = places[X];
        const read = X === 'C' || k > 0;
        return {
            [`off${X}`]: off,
            [`ld${X.toLowerCase()}`]: ld,
            [`stride${X}`]: stride,
            [`from${X}`]: list?.offset ?? 0,
            [`last${X}`]: read ? last : 0,
        };
    };
    const factor = (X, inC) => (inC || k === 0 ? queue.nothing : X.data);
    const list = (X) => deviceMat(places[X].list, 1).data;
    const buffers = {
        ...{ A: factor(A, aInC), B: factor(B, bInC), C: C.data },
        ...(listed ? { placesA: list('A'), placesB: list('B'), placesC: list('C') } : {}),
    };
    const params = {
        ...{ m, n, k, transA: transCode[g.transA], transB: transCode[g.transB], alpha, beta: g.beta },
        ...operand('A', A),
        ...operand('B', B),
        ...operand('C', C),
    };
    const some = Math.max(1, Math.floor(MOST_TERMS / (m * n * Math.max(1, k))));
    for (let first = 0; first < batch; first += some) {
        const groups = [Math.ceil((m * n) / SOFT_THREADS), Math.min(some, batch - first), 1];
        queue.launch(gemmSoftBatched, tuning, buffers, { ...params, first }, groups);
    }
}
