import { fields } from '../../core/field.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { sterfRef } from './sterf.ref.js';
export async function sterfCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { n } = a;
    const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
    const [diagonal, beside] = [elementsOf(D, n), elementsOf(E, Math.max(0, n - 1))];
    const [d, e] = [Float64Array.from(diagonal), Float64Array.from(beside)];
    info.data[info.off] = sterfRef(n, d, e, fields[a.prec].eps);
    diagonal.set(d);
    beside.set(e);
}
