// POSV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { posvRef } from './posv.ref.js';
import { POTRF_WORK, potrfEngine } from './potrf.cpu.js';
import { potrsEngine } from './potrs.cpu.js';
export async function posvCpu(queue, a) {
    const { uplo, n, nrhs } = a;
    const [A, B, info] = await Promise.all([
        hostMat(a.A, a.lda, 'write'),
        hostMat(a.B, a.ldb, 'write'),
        hostVector(a.info, 'write'),
    ]);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const found = potrfEngine(e, r, uplo, n, inA, space.take(POTRF_WORK * r.bytes));
        if (found === 0)
            potrsEngine(e, r, uplo, n, nrhs, inA, inB);
        return found;
    }, () => posvRef(uplo, n, nrhs, A, B), undefined, (native) => {
        const found = native.potrf(uplo, n, A);
        if (found === 0)
            native.potrs(uplo, n, nrhs, A, B);
        return found;
    });
}
