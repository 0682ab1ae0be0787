// ORGQR on the GPU: block reflectors applied to columns of the unit matrix, from the last block on.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLarfb } from './larfb.gpu.js';
import { enqueueLarft, takeReflectors } from './larft.gpu.js';
import { applyBlock } from './ormqr.gpu.js';
export function orgqrGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
    enqueueOrgqr(queue, onDevice(a));
}
/** Enqueues A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v's in the first k columns of A. */
export function enqueueOrgqr(queue, f) {
    const { m, n, k, A, tau, math } = f;
    if (n === 0)
        return;
    // Columns first .. last-1 of the unit matrix
    const toUnit = (first, last) => {
        const cols = last - first;
        enqueueLaset(queue, { uplo: 'f', m: first, n: cols, alpha: 0, beta: 0, A: at(A, 0, first) });
        enqueueLaset(queue, { uplo: 'f', m: m - first, n: cols, alpha: 0, beta: 1, A: at(A, first, first) });
    };
    toUnit(k, n);
    for (const [j, width] of blocksOfReflectors('l', 'n', k, applyBlock(f))) {
        scope(queue, (ws) => {
            const block = takeReflectors(ws, A, m - j, width);
            enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
            toUnit(j, j + width);
            // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
            enqueueLarfb(queue, { side: 'l', trans: 'n', others: n - j, block, C: at(A, j, j), math });
        });
    }
}
