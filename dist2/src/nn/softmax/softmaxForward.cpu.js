import { realMat } from '../../runtime/realMat.js';
import { softmaxForwardRef } from './softmaxForward.ref.js';
export async function softmaxForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n } = a;
    const [X, Y] = await Promise.all([realMat(a.X, m, n, a.ldx, 'read'), realMat(a.Y, m, n, a.ldy, 'write')]);
    softmaxForwardRef(m, n, X, Y, a.log);
    Y.store();
}
