// GETRS on the CPU backend: interchanges and two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { getrsRef } from './getrs.ref.js';
import { getrsSteps } from './getrs.steps.js';
import { badPivots, laswpEngine, placePivots } from './laswp.cpu.js';
/** As getrsRef; `ipiv` is the address of n integers. */
export function getrsEngine(e, r, trans, n, nrhs, A, ipiv, B) {
    const interchange = (B, forward) => laswpEngine(e, r, nrhs, B, ipiv, 0, n, forward);
    getrsSteps({ trsm: trsmOn(e, r), interchange }, trans, n, nrhs, A, B);
}
export async function getrsCpu(queue, a) {
    const { trans, n, nrhs } = a;
    const [A, ipiv, B] = await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostVector(a.ipiv, 'read'),
        hostMat(a.B, a.ldb, 'write'),
    ]);
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        getrsEngine(e, r, trans, n, nrhs, inA, placePivots(e, space, ipiv, n), inB);
    }, () => getrsRef(trans, n, nrhs, A, ipiv.data, ipiv.off, B), badPivots(ipiv, 0, n, n), (native) => native.getrs(trans, n, nrhs, A, ipiv.data, ipiv.off, B));
}
