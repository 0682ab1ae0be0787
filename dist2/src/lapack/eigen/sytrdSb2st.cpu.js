import { onHost } from '../../runtime/operands.js';
import { sytrdSb2stRef } from './sytrdSb2st.ref.js';
export async function sytrdSb2stCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { AB, D, E } = await onHost(a, { AB: 'read', D: 'write', E: 'write' });
    const { V } = a.vect === 'n' ? {} : await onHost(a, { V: 'write?' });
    sytrdSb2stRef(a.uplo, a.n, a.kd, AB, D, E, V);
}
