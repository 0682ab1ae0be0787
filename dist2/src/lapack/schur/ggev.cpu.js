import { elementsOf, onHost } from '../../runtime/operands.js';
import { ggevRef } from './ggev.ref.js';
export async function ggevCpu(_queue, a) {
    const { jobvl, jobvr, n } = a;
    const { A, B, beta, info } = await onHost(a, { A: 'read', B: 'read', beta: 'write', info: 'write' });
    const { alphar, alphai, alpha } = await onHost(a, { alphar: 'write?', alphai: 'write?', alpha: 'write?' });
    const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
    const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
    const of = (x) => elementsOf(x, n);
    const pairs = alpha && of(alpha);
    const parts = pairs ? { alphar: pairs, alphai: pairs.subarray(1) } : { alphar: of(alphar), alphai: of(alphai) };
    const values = { ...parts, beta: of(beta) };
    info.data[info.off] = ggevRef({ jobvl, jobvr, n, A, B, ...values, VL, VR });
}
