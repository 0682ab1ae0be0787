import { isZero } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.js';
import { enqueueRealDiagonal } from './herk.gpu.js';
export function herkDoubles(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    noteTriangle(queue, a.routine);
    const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
    // An imaginary part that is NaN must not be multiplied; what a product leaves of one is rounding.
    if (!isZero(beta))
        enqueueRealDiagonal(queue, n, C);
    gemmtrDoublesOn(queue, 'span')(uplo, trans, adjoint(trans), n, k, alpha, A, A, beta, C);
    enqueueRealDiagonal(queue, n, C);
}
