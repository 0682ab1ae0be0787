// ORGLQ on the GPU: ORGQR of the transpose.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from './larft.gpu.js';
import { enqueueOrgqr } from './orgqr.gpu.js';
import { applyBlock } from './ormqr.gpu.js';
export function orglqGpu(queue, a) {
    const why = `orgqr of the transpose, in blocks of ${applyBlock(a)} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
    enqueueOrglq(queue, onDevice(a));
}
/** Enqueues A := the first m rows of Q = H(k-1) ... H(0), n >= m >= k, from the v's in the first k rows of A. */
export function enqueueOrglq(queue, { m, n, k, A, tau, math, nb }) {
    if (m === 0)
        return;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, n, m);
        if (k > 0)
            enqueueTranspose(queue, { m: k, n, A, B: turned, conjugate: true });
        enqueueOrgqr(queue, { m: n, n: m, k, A: turned, tau, math, nb });
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
