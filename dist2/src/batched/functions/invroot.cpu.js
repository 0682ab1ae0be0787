// INVROOT of one matrix on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { invrootRef } from './invroot.ref.js';
import { withSquares } from './squares.cpu.js';
export async function invrootCpu(queue, a) {
    const { n, p, epsilon } = a;
    const { A, info, iter, error } = await onHost(a, { A: 'write', info: 'write', iter: 'write?', error: 'write?' });
    const root = { p, epsilon };
    const found = compute(queue, a, (e, r, space) => withSquares(e, r, space, n, A, (s, own) => invrootRef(n, root, own, own, s)), () => invrootRef(n, root, A, A));
    info.data[info.off] = found.info;
    if (iter !== undefined)
        iter.data[iter.off] = found.iter;
    if (error !== undefined)
        error.data[error.off] = found.error;
}
