// ORGHR on the GPU: the factor of a tridiagonal reduction where A was reduced, else the unit matrix.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueOrgtr } from '../eigen/orgtr.gpu.js';
import { applyBlock } from '../qr/ormqr.gpu.js';
export function orghrGpu(queue, a) {
    const why = `blocks of ${applyBlock({ k: a.ihi - a.ilo })} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
    enqueueOrghr(queue, { ...onDevice(a), lo: a.ilo - 1, hi: a.ihi });
}
/** Enqueues A := Q, from what enqueueGehrd has left. */
export function enqueueOrghr(queue, { n, lo, hi, A, tau }) {
    const clear = (i, j, rows, cols, diagonal) => {
        if (rows > 0 && cols > 0)
            enqueueLaset(queue, { uplo: 'f', m: rows, n: cols, alpha: 0, beta: diagonal, A: at(A, i, j) });
    };
    const order = hi - lo;
    enqueueOrgtr(queue, { uplo: 'l', n: order, A: at(A, lo, lo), tau: at(tau, lo, 0) });
    clear(0, 0, n, lo, 1);
    clear(0, lo, lo, n - lo, 0);
    clear(hi, lo, n - hi, order, 0);
    clear(lo, hi, order, n - hi, 0);
    clear(hi, hi, n - hi, n - hi, 1);
}
