// ORGTR on the GPU: ORGQR of the reflectors, apart from the first row and column, or the last ones of an upper triangle, which are the unit
// matrix's.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrgqr } from '../qr/orgqr.gpu.js';
import { applyBlock } from '../qr/ormqr.gpu.js';
import { enqueueFlip } from './flip.gpu.js';
import { fromItsEnd } from './ormtr.gpu.js';
export function orgtrGpu(queue, a) {
    const why = `blocks of ${applyBlock({ k: a.n - 1 })} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
    enqueueOrgtr(queue, onDevice(a));
}
/** Enqueues A := Q, the product of the n - 1 reflectors. */
export function enqueueOrgtr(queue, { uplo, n, A, tau, nb = 0 }) {
    const k = n - 1;
    scope(queue, (ws) => {
        if (k < 1) {
            enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
            return;
        }
        const call = { m: k, n: k, k, nb, math: 'strict' };
        if (uplo === 'u') {
            const lower = fromItsEnd(queue, ws, k, A, tau);
            enqueueOrgqr(queue, { ...call, ...lower });
            enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
            enqueueFlip(queue, { m: k, n: k, rows: true, cols: true, A: lower.A, B: A });
            return;
        }
        const [Q, factors] = [takeMatrix(ws, A, k, k), { data: ws.like(A, k), off: 0, ld: k }];
        enqueueLacpy(queue, { uplo: 'f', m: k, n: k, A: at(A, 1, 0), B: Q });
        enqueueLacpy(queue, { uplo: 'f', m: k, n: 1, A: { ...tau, ld: k }, B: factors });
        enqueueOrgqr(queue, { ...call, A: Q, tau: factors });
        enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
        enqueueLacpy(queue, { uplo: 'f', m: k, n: k, A: Q, B: at(A, 1, 1) });
    });
}
