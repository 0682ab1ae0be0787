import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueReflectDoubles } from './reflectorsDoubles.gpu.js';
/** Reflectors that are applied together. */
export const REFLECTORS = 256;
export function ormqrDoubles(queue, a) {
    const { side, trans, m, n, k } = a;
    noteReflectors(queue, a.routine);
    const [A, tau, C] = [deviceMat(a.A, a.lda), deviceMat(a.tau, 1), deviceMat(a.C, a.ldc)];
    enqueueOrmqrDoubles(queue, { side, trans, m, n, k, A, tau, C });
}
export function noteReflectors(queue, routine) {
    const why = `doubles: blocks of ${REFLECTORS} reflectors, applied by products`;
    queue.note({ routine, backend: 'gpu', kernel: 'larft_diagonal_double and gemm', why });
}
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export function enqueueOrmqrDoubles(queue, { side, trans, m, n, k, A, tau, C }) {
    if (m === 0 || n === 0 || k === 0)
        return;
    const [length, others] = side === 'l' ? [m, n] : [n, m];
    for (const [j, width] of blocksOfReflectors(side, trans, k, REFLECTORS)) {
        enqueueReflectDoubles(queue, {
            ...{ side, trans, m: length - j, k: width, others },
            ...{ A: at(A, j, j), tau: { ...tau, off: tau.off + j } },
            C: side === 'l' ? at(C, j, 0) : at(C, 0, j),
        });
    }
}
