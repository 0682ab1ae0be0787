// EXPM of one matrix on the CPU backend: products and solutions on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { expmRef } from './expm.ref.js';
import { withSquares } from './squares.cpu.js';
export async function expmCpu(queue, a) {
    const { n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => withSquares(e, r, space, n, A, (s, own) => expmRef(n, own, own, s)), () => expmRef(n, A, A));
}
