import { conjugate, isZero } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.js';
import { enqueueRealDiagonal } from './herk.gpu.js';
export function her2kDoubles(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    noteTriangle(queue, a.routine);
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    const gemmtr = gemmtrDoublesOn(queue, 'span');
    // An imaginary part that is NaN must not be multiplied; what the products leave of one is rounding.
    if (!isZero(beta))
        enqueueRealDiagonal(queue, n, C);
    gemmtr(uplo, trans, adjoint(trans), n, k, alpha, A, B, beta, C);
    gemmtr(uplo, trans, adjoint(trans), n, k, conjugate(alpha), B, A, 1, C);
    enqueueRealDiagonal(queue, n, C);
}
