import { conjugate, isZero } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { GEMMTR_WORK, gemmtrOn } from './gemmtr.cpu.js';
import { her2kBlockedRef } from './her2k.ref.js';
import { realDiagonal } from './herk.ref.js';
/** As her2kRef, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export function her2kOn(e, r, work) {
    const product = gemmtrOn(e, r, work);
    return (uplo, trans, n, k, alpha, A, B, beta, C) => {
        const other = adjoint(trans);
        realDiagonal(n, matrixAt(e, r, n, n, C));
        product(uplo, trans, other, n, k, alpha, A, B, beta, C);
        if (!isZero(alpha) && k > 0)
            product(uplo, trans, other, n, k, conjugate(alpha), B, A, 1, C);
        realDiagonal(n, matrixAt(e, r, n, n, C));
    };
}
export async function her2kCpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const [A, B, C] = (await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'read'),
        hostMat(a.C, a.ldc, 'write'),
    ]));
    const size = trans === 'n' ? [n, k] : [k, n];
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, ...size, 'read'), space.matrix(B, ...size, 'read')];
        const inC = space.matrix(C, n, n, 'write');
        her2kOn(e, r, space.take(GEMMTR_WORK * r.bytes))(uplo, trans, n, k, alpha, inA, inB, beta, inC);
    }, () => her2kBlockedRef(uplo, trans, n, k, alpha, A, B, beta, C));
}
