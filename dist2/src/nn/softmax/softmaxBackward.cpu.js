import { realMat } from '../../runtime/realMat.js';
import { softmaxBackwardRef } from './softmaxBackward.ref.js';
export async function softmaxBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n } = a;
    const [Y, dY, dX] = await Promise.all([
        realMat(a.Y, m, n, a.ldy, 'read'),
        realMat(a.dY, m, n, a.lddy, 'read'),
        realMat(a.dX, m, n, a.lddx, 'write'),
    ]);
    softmaxBackwardRef(m, n, Y, dY, dX, a.log);
    dX.store();
}
