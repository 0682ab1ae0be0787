import { elementsOf, onHost } from '../../runtime/operands.js';
import { supportsRef } from './syevr.ref.js';
import { chosenCpu } from './syevx.cpu.js';
export async function syevrCpu(queue, a) {
    const { A, m, W, info } = await onHost(a, { A: 'write', m: 'write', W: 'write', info: 'write' });
    const { Z, isuppz } = a.jobz === 'n' ? {} : await onHost(a, { Z: 'write?', isuppz: 'write?' });
    const most = a.range === 'i' ? a.iu - a.il + 1 : a.n;
    const count = chosenCpu(queue, a, A, { m, W, Z, info }, most, new Int32Array(most), 'dc');
    if (Z !== undefined && isuppz !== undefined)
        supportsRef(a.n, count, Z, elementsOf(isuppz, 2 * most));
}
