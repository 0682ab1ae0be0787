import { isZero } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGemmtr } from './gemmtr.gpu.js';
import { DIAGONAL_THREADS, diagonalVariants, herkDiagonal } from './herk.kernels.js';
export function herkGpu(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
    enqueueHerk(queue, { uplo, trans, n, k, alpha, A, beta, C }, a.routine);
}
/**
 * Enqueues C := alpha A A^H + beta C, or if transposed C := alpha A^H A + beta C, on one triangle of C, whose diagonal is real. A may lie
 * in C's buffer, apart from C.
 */
export function enqueueHerk(queue, { trans, ...rest }, noteAs) {
    const { n, A, beta, C } = rest;
    // An imaginary part that is NaN must not be multiplied, and rounding makes one of A A^H.
    if (!isZero(beta))
        enqueueRealDiagonal(queue, n, C);
    enqueueGemmtr(queue, { ...rest, transA: trans, transB: adjoint(trans), B: A }, noteAs);
    enqueueRealDiagonal(queue, n, C);
}
/** Enqueues C(i, i) := Re C(i, i). */
export function enqueueRealDiagonal(queue, n, C) {
    queue.launch(herkDiagonal, diagonalVariants.of(C.data.type), { C: C.data }, { n, off: C.off, ldc: C.ld }, [
        Math.ceil(n / DIAGONAL_THREADS),
        1,
        1,
    ]);
}
