import { elementsOf, onHost } from '../../runtime/operands.js';
import { trsenRef } from './trsen.ref.js';
import { valuesOnHost } from './values.cpu.js';
export async function trsenCpu(_queue, a) {
    const { job, compq, n } = a;
    const { select, T, m, info } = await onHost(a, { select: 'read', T: 'write', m: 'write', info: 'write' });
    const values = await valuesOnHost(a);
    const { Q } = compq === 'v' ? await onHost(a, { Q: 'write?' }) : {};
    const { s } = job === 'e' || job === 'b' ? await onHost(a, { s: 'write?' }) : {};
    const { sep } = job === 'v' || job === 'b' ? await onHost(a, { sep: 'write?' }) : {};
    const found = trsenRef({
        ...{ select: elementsOf(select, n), n, T, Q },
        ...values,
        s: s && elementsOf(s, 1),
        sep: sep && elementsOf(sep, 1),
    });
    m.data[m.off] = found.m;
    info.data[info.off] = found.info;
}
