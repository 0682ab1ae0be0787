// GESV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { gesvRef } from './gesv.ref.js';
import { getrfEngine, notePivoting } from './getrf.cpu.js';
import { getrsEngine } from './getrs.cpu.js';
export async function gesvCpu(queue, a) {
    const { n, nrhs } = a;
    const [A, ipiv, B, info] = await Promise.all([
        hostMat(a.A, a.lda, 'write'),
        hostVector(a.ipiv, 'write'),
        hostMat(a.B, a.ldb, 'write'),
        hostVector(a.info, 'write'),
    ]);
    notePivoting(queue, a);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const pivots = space.take(4 * n);
        const found = getrfEngine(e, r, n, n, inA, pivots);
        ipiv.data.set(e.heap.view(Int32Array, pivots, n), ipiv.off);
        if (found === 0)
            getrsEngine(e, r, 'n', n, nrhs, inA, pivots, inB);
        return found;
    }, () => gesvRef(n, nrhs, A, ipiv.data, ipiv.off, B), undefined, (native) => {
        const found = native.getrf(n, n, A, ipiv.data, ipiv.off);
        if (found === 0)
            native.getrs('n', n, nrhs, A, ipiv.data, ipiv.off, B);
        return found;
    });
}
