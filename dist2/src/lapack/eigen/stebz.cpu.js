import { fields } from '../../core/field.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { stebzRef } from './stebz.ref.js';
export async function stebzCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { range, order, n, vl, vu, il, iu, abstol, prec } = a;
    const { D, E } = await onHost(a, { D: 'read', E: 'read' });
    const { m, nsplit, W, info } = await onHost(a, { m: 'write', nsplit: 'write', W: 'write', info: 'write' });
    const { iblock, isplit } = await onHost(a, { iblock: 'write', isplit: 'write' });
    const d = Float64Array.from(elementsOf(D, n));
    const e = Float64Array.from(elementsOf(E, Math.max(0, n - 1)));
    const found = stebzRef({ range, order, n, d, e, vl, vu, il, iu, abstol, eps: fields[prec].eps });
    if (found.info > 0)
        W.data.fill(Number.NaN, W.off, W.off + (range === 'i' ? iu - il + 1 : n));
    W.data.set(found.W, W.off);
    iblock.data.set(found.iblock, iblock.off);
    isplit.data.set(found.isplit, isplit.off);
    m.data[m.off] = found.W.length;
    nsplit.data[nsplit.off] = found.isplit.length;
    info.data[info.off] = found.info;
}
