import { onHost } from '../../runtime/operands.js';
import { laqgeRef } from './laqge.ref.js';
export async function laqgeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n } = a;
    const { A, r, c, scalars, equed } = await onHost(a, {
        A: 'write',
        r: 'read',
        c: 'read',
        scalars: 'read',
        equed: 'write',
    });
    const rows = r.data.subarray(r.off, r.off + m);
    const columns = c.data.subarray(c.off, c.off + n);
    const [rowcnd, colcnd, amax] = scalars.data.subarray(scalars.off, scalars.off + 3);
    equed.data[equed.off] = laqgeRef(m, n, A, rows, columns, rowcnd, colcnd, amax);
}
