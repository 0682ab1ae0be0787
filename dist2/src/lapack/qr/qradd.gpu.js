// QRADD on the GPU: R on top of the rows in workspace, and a factorization of the whole.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
export function qraddGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geqrf', why: 'R and the rows are factored together' });
    const { m, n, nrhs, forget, R, A, B } = onDevice(a);
    const order = n + nrhs;
    const rows = m + order;
    scope(queue, (ws) => {
        const W = { data: ws.like(R, rows * order), off: 0, ld: rows };
        const tau = { data: ws.like(R, order), off: 0, ld: 1 };
        enqueueLaset(queue, { uplo: 'f', m: order, n: order, alpha: 0, beta: 0, A: W });
        enqueueLacpy(queue, { uplo: 'u', m: order, n: order, A: R, B: W });
        if (forget !== 1)
            enqueueLascl(queue, { uplo: 'u', cfrom: 1, cto: Math.sqrt(forget), m: order, n: order, A: W });
        if (m > 0 && n > 0)
            enqueueLacpy(queue, { uplo: 'f', m, n, A, B: at(W, order, 0) });
        if (m > 0 && nrhs > 0)
            enqueueLacpy(queue, { uplo: 'f', m, n: nrhs, A: B, B: at(W, order, n) });
        enqueueGeqrf(queue, { m: rows, n: order, A: W, tau });
        enqueueLacpy(queue, { uplo: 'u', m: order, n: order, A: W, B: R });
    });
}
