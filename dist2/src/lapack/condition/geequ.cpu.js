import { onHost } from '../../runtime/operands.js';
import { geequRef } from './geequ.ref.js';
export async function geequCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n } = a;
    const { A, r, c, scalars, info } = await onHost(a, {
        A: 'read',
        r: 'write',
        c: 'write',
        scalars: 'write',
        info: 'write',
    });
    const rows = r.data.subarray(r.off, r.off + m);
    const columns = c.data.subarray(c.off, c.off + n);
    const found = geequRef(m, n, A, rows, columns);
    scalars.data.set([found.rowcnd, found.colcnd, found.amax], scalars.off);
    info.data[info.off] = found.info;
}
