// POTRS on the CPU backend: two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.js';
import { hostMat } from '../../runtime/buffer.js';
import { potrsRef } from './potrs.ref.js';
import { potrsSteps } from './potrs.steps.js';
/** As potrsRef. */
export const potrsEngine = (e, r, ...args) => potrsSteps(trsmOn(e, r), ...args);
export async function potrsCpu(queue, a) {
    const { uplo, n, nrhs } = a;
    const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
    const [A, B] = operands;
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        potrsEngine(e, r, uplo, n, nrhs, inA, inB);
    }, () => potrsRef(uplo, n, nrhs, A, B), undefined, (native) => native.potrs(uplo, n, nrhs, A, B));
}
