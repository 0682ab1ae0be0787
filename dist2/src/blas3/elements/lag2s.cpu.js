import { hostMat, hostVector } from '../../runtime/buffer.js';
import { fieldMat } from '../../runtime/realMat.js';
import { lag2sRef } from './lag2s.ref.js';
export async function lag2sCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, SA] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), hostMat(a.SA, a.ldsa, 'write')]);
    const SB = a.SB && (await hostMat(a.SB, a.ldsb, 'write'));
    const overflow = lag2sRef(a.m, a.n, A, SA, SB);
    if (a.info === undefined)
        return;
    const info = await hostVector(a.info, 'write');
    info.data[info.off] = overflow;
}
