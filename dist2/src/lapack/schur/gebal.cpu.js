import { elementsOf, onHost } from '../../runtime/operands.js';
import { gebalRef } from './gebal.ref.js';
export async function gebalCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { job, n } = a;
    const { A, ilo, ihi, scale } = await onHost(a, { A: 'write', ilo: 'write', ihi: 'write', scale: 'write' });
    const { lo, hi } = gebalRef(job, n, A, elementsOf(scale, n));
    ilo.data[ilo.off] = lo + 1;
    ihi.data[ihi.off] = hi;
}
