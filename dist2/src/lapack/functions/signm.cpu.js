// SIGNM on the CPU backend: inverses on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { getrfEngine } from '../lu/getrf.cpu.js';
import { invertFactors } from '../lu/getri.cpu.js';
import { swapColumnsRef } from '../lu/getri.ref.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { answeredSignm, signmRef, signSteps } from './signm.ref.js';
function engineTools(e, r, space, n) {
    const [X, Y, L] = [0, 1, 2].map(() => takeMatrix(space, r, n, n));
    const ipiv = space.take(4 * n);
    const view = (place) => matrixAt(e, r, n, n, place);
    return {
        X: () => view(X),
        Y: () => view(Y),
        invert() {
            if (getrfEngine(e, r, n, n, Y, ipiv) > 0)
                return false;
            invertFactors(e, r, n, Y, L);
            swapColumnsRef(n, view(Y), e.heap.view(Int32Array, ipiv, n), 0);
            return true;
        },
    };
}
/** A := sign(A); A lies where it does not move when the engine's memory grows. */
export const signmEngine = (e, r, space, n, A) => answeredSignm(n, A) ?? signSteps(n, A, engineTools(e, r, space, n));
/** Up to this order the reference is as fast. */
export const LOW = 8;
export async function signmCpu(queue, a) {
    const { n } = a;
    const { A, info, iter } = await onHost(a, { A: 'write', info: 'write', iter: 'write?' });
    const report = answeredSignm(n, A) ??
        compute(queue, a, (e, r, space) => signmEngine(e, r, space, n, A), () => signmRef(n, A), n <= LOW ? 'the matrix is small' : undefined);
    info.data[info.off] = report.info;
    if (iter !== undefined)
        iter.data[iter.off] = report.iter;
}
