// TRTRS on the CPU backend: the diagonal is looked at, then the triangle solved on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { trtrsRef, zeroDiagonalRef } from './trtrs.ref.js';
export async function trtrsCpu(queue, a) {
    const { uplo, trans, diag, n, nrhs } = a;
    const { A, B, info } = await onHost(a, { A: 'read', B: 'write', info: 'write' });
    const checked = (solve) => {
        const found = diag === 'u' ? 0 : zeroDiagonalRef(n, A);
        if (found === 0)
            solve();
        return found;
    };
    info.data[info.off] = compute(queue, a, (e, r, space) => checked(() => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        trsmEngine(e, r, 'l', uplo, trans, diag, n, nrhs, 1, inA, inB);
    }), () => trtrsRef(uplo, trans, diag, n, nrhs, A, B), undefined, (native) => checked(() => native.trsm('l', uplo, trans, diag, n, nrhs, 1, A, B)));
}
