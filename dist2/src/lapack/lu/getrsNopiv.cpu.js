// GETRS_NOPIV on the CPU backend: two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { hostMat } from '../../runtime/buffer.js';
import { getrsNopivRef } from './getrsNopiv.ref.js';
/** As getrsNopivRef. */
export function getrsNopivEngine(e, r, trans, n, nrhs, A, B) {
    if (trans === 'n') {
        // B := U^-1 L^-1 B
        trsmEngine(e, r, 'l', 'l', 'n', 'u', n, nrhs, 1, A, B);
        trsmEngine(e, r, 'l', 'u', 'n', 'n', n, nrhs, 1, A, B);
    }
    else {
        // B := op(L)^-1 op(U)^-1 B
        trsmEngine(e, r, 'l', 'u', trans, 'n', n, nrhs, 1, A, B);
        trsmEngine(e, r, 'l', 'l', trans, 'u', n, nrhs, 1, A, B);
    }
}
export async function getrsNopivCpu(queue, a) {
    const { trans, n, nrhs } = a;
    const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        getrsNopivEngine(e, r, trans, n, nrhs, inA, inB);
    }, () => getrsNopivRef(trans, n, nrhs, A, B));
}
