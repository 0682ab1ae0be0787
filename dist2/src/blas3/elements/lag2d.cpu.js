import { hostMat } from '../../runtime/buffer.js';
import { lag2dRef } from './lag2d.ref.js';
export async function lag2dCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu('d') });
    const [SA, A] = await Promise.all([hostMat(a.SA, a.ldsa, 'read'), hostMat(a.A, a.lda, 'write')]);
    const SB = a.SB && (await hostMat(a.SB, a.ldsb, 'read'));
    lag2dRef(a.m, a.n, SA, A, SB);
}
