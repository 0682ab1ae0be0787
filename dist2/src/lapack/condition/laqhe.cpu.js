import { onHost } from '../../runtime/operands.js';
import { laqheRef } from './laqhe.ref.js';
export async function laqheCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { A, s, scalars, equed } = await onHost(a, { A: 'write', s: 'read', scalars: 'read', equed: 'write' });
    const factors = s.data.subarray(s.off, s.off + a.n);
    const [scond, amax] = scalars.data.subarray(scalars.off, scalars.off + 2);
    equed.data[equed.off] = laqheRef(a.uplo, a.n, A, factors, scond, amax);
}
