import { elementsOf, onHost } from '../../runtime/operands.js';
import { gebakRef } from './gebak.ref.js';
export async function gebakCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { job, side, n, ilo, ihi, m } = a;
    const { scale, V } = await onHost(a, { scale: 'read', V: 'write' });
    gebakRef(job, side, n, { lo: ilo - 1, hi: ihi }, elementsOf(scale, n), m, V);
}
