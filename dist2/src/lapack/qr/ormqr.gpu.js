import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLarfb } from './larfb.gpu.js';
import { enqueueLarft, takeReflectors } from './larft.gpu.js';
export function ormqrGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
    enqueueOrmqr(queue, onDevice(a));
}
/** Reflectors that are applied together: two products of this depth, and a triangular factor of this order. */
export function applyBlock({ k, nb = 0 }) {
    if (nb > 0)
        return nb;
    return k <= 1024 ? 64 : 256;
}
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export function enqueueOrmqr(queue, f) {
    const { side, trans, m, n, k, A, tau, C, math } = f;
    if (m === 0 || n === 0 || k === 0)
        return;
    const [length, others] = side === 'l' ? [m, n] : [n, m];
    for (const [j, width] of blocksOfReflectors(side, trans, k, applyBlock(f))) {
        scope(queue, (ws) => {
            const block = takeReflectors(ws, C, length - j, width);
            enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
            const part = side === 'l' ? at(C, j, 0) : at(C, 0, j);
            enqueueLarfb(queue, { side, trans, others, block, C: part, math });
        });
    }
}
