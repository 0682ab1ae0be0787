// POTRI on the CPU backend: the diagonal is looked at, then the inverse made on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { GEMMTR_WORK } from '../../blas3/products/gemmtr.cpu.js';
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { isComplex } from '../../core/field.js';
import { matrixAt } from '../../engine/views.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { trtriEngine } from '../triangular/trtri.cpu.js';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.js';
import { lauumEngine } from './lauum.cpu.js';
import { potriRef } from './potri.ref.js';
export async function potriCpu(queue, a) {
    const { uplo, n } = a;
    const [matA, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
    const A = matA;
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const found = zeroDiagonalRef(n, A);
        if (found > 0)
            return found;
        const inA = space.matrix(A, n, n, 'write');
        const work = space.take(GEMMTR_WORK * r.bytes);
        trtriEngine(e, r, uplo, 'n', n, inA);
        lauumEngine(e, r, uplo, n, inA, work);
        if (isComplex(a.prec))
            realDiagonal(n, matrixAt(e, r, n, n, inA));
        return 0;
    }, () => potriRef(uplo, n, A));
}
