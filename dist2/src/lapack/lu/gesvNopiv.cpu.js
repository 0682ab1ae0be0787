// GESV_NOPIV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { gesvNopivRef } from './gesvNopiv.ref.js';
import { getrfNopivEngine } from './getrfNopiv.cpu.js';
import { getrsNopivEngine } from './getrsNopiv.cpu.js';
export async function gesvNopivCpu(queue, a) {
    const { n, nrhs } = a;
    const [A, B, info] = await Promise.all([
        hostMat(a.A, a.lda, 'write'),
        hostMat(a.B, a.ldb, 'write'),
        hostVector(a.info, 'write'),
    ]);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const found = getrfNopivEngine(e, r, n, n, inA);
        if (found === 0)
            getrsNopivEngine(e, r, 'n', n, nrhs, inA, inB);
        return found;
    }, () => gesvNopivRef(n, nrhs, A, B));
}
