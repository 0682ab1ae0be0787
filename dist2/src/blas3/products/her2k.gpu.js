import { conjugate, isZero } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGemmtr } from './gemmtr.gpu.js';
import { enqueueRealDiagonal } from './herk.gpu.js';
export function her2kGpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    enqueueHer2k(queue, { uplo, trans, n, k, alpha, A, B, beta, C }, a.routine);
}
/**
 * Enqueues C := alpha A B^H + conj(alpha) B A^H + beta C, or if transposed C := alpha A^H B + conj(alpha) B^H A + beta C, on one triangle
 * of C, whose diagonal is real; beta is real. A and B may lie in C's buffer, apart from C.
 */
export function enqueueHer2k(queue, { trans, ...rest }, noteAs) {
    const { n, k, alpha, A, B, beta, C } = rest;
    const common = { ...rest, transA: trans, transB: adjoint(trans) };
    // An imaginary part that is NaN must not be multiplied, and rounding makes one of the two products.
    if (!isZero(beta))
        enqueueRealDiagonal(queue, n, C);
    enqueueGemmtr(queue, common, noteAs);
    if (!isZero(alpha) && k > 0)
        enqueueGemmtr(queue, { ...common, alpha: conjugate(alpha), A: B, B: A, beta: 1 });
    enqueueRealDiagonal(queue, n, C);
}
