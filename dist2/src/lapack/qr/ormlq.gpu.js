// ORMLQ on the GPU: ORMQR with the transpose of A.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { adjoint } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from './larft.gpu.js';
import { applyBlock, enqueueOrmqr } from './ormqr.gpu.js';
export function ormlqGpu(queue, a) {
    const why = `ormqr with the transpose of A, in blocks of ${applyBlock(a)} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
    enqueueOrmlq(queue, onDevice(a));
}
/** Enqueues C := op(Q) C or C op(Q), C m x n, Q = H(k-1) ... H(0) from k rows of A, which is the transpose of what ormqr calls Q. */
export function enqueueOrmlq(queue, { side, trans, m, n, k, A, tau, C, math, nb }) {
    if (m === 0 || n === 0 || k === 0)
        return;
    const order = side === 'l' ? m : n;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, order, k);
        enqueueTranspose(queue, { m: k, n: order, A, B: turned, conjugate: true });
        enqueueOrmqr(queue, { side, trans: adjoint(trans), m, n, k, A: turned, tau, C, math, nb });
    });
}
