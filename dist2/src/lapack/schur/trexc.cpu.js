import { onHost } from '../../runtime/operands.js';
import { trexcStoredRef } from './trexcStored.ref.js';
export async function trexcCpu(_queue, a) {
    const { compq, n, ifst, ilst } = a;
    const { T, place, info } = await onHost(a, { T: 'write', place: 'write', info: 'write' });
    const { Q } = compq === 'v' ? await onHost(a, { Q: 'write?' }) : {};
    const moved = trexcStoredRef(n, T, Q, ifst - 1, ilst - 1);
    place.data[place.off] = moved.at + 1;
    info.data[info.off] = moved.info;
}
