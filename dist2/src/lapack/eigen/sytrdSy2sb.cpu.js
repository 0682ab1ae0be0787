import { onHost } from '../../runtime/operands.js';
import { sytrdSy2sbRef } from './sytrdSy2sb.ref.js';
export async function sytrdSy2sbCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { A, AB, tau } = await onHost(a, { A: 'write', AB: 'write', tau: 'write' });
    sytrdSy2sbRef(a.uplo, a.n, a.kd, A, AB, tau.data, tau.off);
}
