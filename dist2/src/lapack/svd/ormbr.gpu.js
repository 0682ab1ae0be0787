// ORMBR on the GPU: ORMQR where the reflectors begin on the diagonal, else the product with the factor of a tridiagonal reduction; P's
// reflectors, which lie in rows, are turned first.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDiagonal } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueOrmtr } from '../eigen/ormtr.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { applyBlock, enqueueOrmqr } from '../qr/ormqr.gpu.js';
export function ormbrGpu(queue, a) {
    const why = `blocks of ${applyBlock({ k: Math.min(a.side === 'l' ? a.m : a.n, a.k) })} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
    enqueueOrmbr(queue, onDevice(a));
}
/** Enqueues C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'). */
export function enqueueOrmbr(queue, { vect, side, trans, m, n, k, A, tau, C }) {
    const order = side === 'l' ? m : n;
    const byColumns = (V) => {
        const call = { side, trans, m, n, A: V, tau, C };
        if (onDiagonal(vect, order, k))
            enqueueOrmqr(queue, { ...call, k, nb: 0, math: 'strict' });
        else
            enqueueOrmtr(queue, { ...call, uplo: 'l' });
    };
    if (vect === 'q')
        return byColumns(A);
    scope(queue, (ws) => {
        const stored = Math.min(order, k);
        const turned = takeMatrix(ws, C, order, stored);
        enqueueTranspose(queue, { m: stored, n: order, A, B: turned, conjugate: true });
        byColumns(turned);
    });
}
