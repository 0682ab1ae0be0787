// LOGM on the CPU backend: the Schur form and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { engineTools, LOW } from './form.cpu.js';
import { answered } from './form.ref.js';
import { logmRef, logSteps } from './logm.ref.js';
/** A := log(A); A lies where it does not move when the engine's memory grows. Returns info. */
export const logmEngine = (e, space, n, A) => answered(n, A) ?? logSteps(n, A, engineTools(e, space, n, A));
export async function logmCpu(queue, a) {
    const { n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    info.data[info.off] =
        answered(n, A) ??
            compute(queue, a, (e, _, space) => logmEngine(e, space, n, A), () => logmRef(n, A), n <= LOW ? 'the matrix is small' : undefined);
}
