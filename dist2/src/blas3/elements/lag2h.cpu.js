import { hostMat, hostVector } from '../../runtime/buffer.js';
import { lag2hRef } from './lag2h.ref.js';
export async function lag2hCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu('h') });
    const [A, HA] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.HA, a.ldha, 'write')]);
    const overflow = lag2hRef(a.m, a.n, A, HA);
    if (a.info === undefined)
        return;
    const info = await hostVector(a.info, 'write');
    info.data[info.off] = overflow;
}
