import { elementsOf, onHost } from '../../runtime/operands.js';
import { trsnaRef } from './trsnaStored.ref.js';
export async function trsnaCpu(_queue, a) {
    const { job, n } = a;
    const { T, info } = await onHost(a, { T: 'read', info: 'write' });
    const { VL, VR } = job === 'v' ? {} : await onHost(a, { VL: 'read?', VR: 'read?' });
    const { s } = job === 'v' ? {} : await onHost(a, { s: 'write?' });
    const { sep } = job === 'e' ? {} : await onHost(a, { sep: 'write?' });
    info.data[info.off] = trsnaRef({
        ...{ n, T, VL, VR },
        s: s && elementsOf(s, n),
        sep: sep && elementsOf(sep, n),
    });
}
