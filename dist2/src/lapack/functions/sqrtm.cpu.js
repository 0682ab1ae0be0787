// SQRTM on the CPU backend: the Schur form and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { engineTools, LOW } from './form.cpu.js';
import { answered } from './form.ref.js';
import { sqrtmRef, sqrtmSteps } from './sqrtm.ref.js';
export async function sqrtmCpu(queue, a) {
    const { n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    info.data[info.off] =
        answered(n, A) ??
            compute(queue, a, (e, _, space) => sqrtmSteps(n, A, engineTools(e, space, n, A)), () => sqrtmRef(n, A), n <= LOW ? 'the matrix is small' : undefined);
}
