import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueOrmtr } from '../eigen/ormtr.gpu.js';
import { applyBlock } from '../qr/ormqr.gpu.js';
export function ormhrGpu(queue, a) {
    const { side, trans, ilo, ihi } = a;
    const why = `blocks of ${applyBlock({ k: ihi - ilo })} reflectors`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
    const { m, n, A, tau, C } = onDevice(a);
    const [lo, order] = [ilo - 1, ihi - ilo + 1];
    const call = { side, uplo: 'l', trans, A: at(A, lo, lo), tau: at(tau, lo, 0) };
    if (side === 'l')
        enqueueOrmtr(queue, { ...call, m: order, n, C: at(C, lo, 0) });
    else
        enqueueOrmtr(queue, { ...call, m, n: order, C: at(C, 0, lo) });
}
