// ORGBR on the GPU: ORGQR where the reflectors begin on the diagonal, else the factor of a tridiagonal reduction; P^H by its adjoint.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDiagonal } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueOrgtr } from '../eigen/orgtr.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrgqr } from '../qr/orgqr.gpu.js';
import { applyBlock } from '../qr/ormqr.gpu.js';
export function orgbrGpu(queue, a) {
    const why = `blocks of ${applyBlock({ k: Math.min(a.vect === 'q' ? a.m : a.n, a.k) })} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
    enqueueOrgbr(queue, onDevice(a));
}
/** Enqueues A := the first n columns of Q, or the first m rows of P^H. */
export function enqueueOrgbr(queue, { vect, m, n, k, A, tau }) {
    const inColumns = (rows, cols, V) => {
        const call = { m: rows, n: cols, A: V, tau };
        if (onDiagonal(vect, rows, k))
            enqueueOrgqr(queue, { ...call, k, nb: 0, math: 'strict' });
        else
            enqueueOrgtr(queue, { ...call, uplo: 'l' });
    };
    if (vect === 'q')
        return inColumns(m, n, A);
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, n, m);
        enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
        inColumns(n, m, turned);
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
