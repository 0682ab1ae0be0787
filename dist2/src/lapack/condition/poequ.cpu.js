import { onHost } from '../../runtime/operands.js';
import { poequRef } from './poequ.ref.js';
export async function poequCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { A, s, scalars, info } = await onHost(a, { A: 'read', s: 'write', scalars: 'write', info: 'write' });
    const found = poequRef(a.n, A, s.data.subarray(s.off, s.off + a.n));
    scalars.data.set([found.scond, found.amax], scalars.off);
    info.data[info.off] = found.info;
}
