import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGemmtr } from './gemmtr.gpu.js';
export function syrkGpu(queue, a) {
    const { uplo, n, k, alpha, beta } = a;
    const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
    enqueueSyrk(queue, { uplo, trans: a.trans, n, k, alpha, A, beta, C }, a.routine);
}
/**
 * Enqueues C := alpha A A^T + beta C, or if transposed C := alpha A^T A + beta C, on one triangle of C. A may lie in C's buffer, apart from
 * C.
 */
export const enqueueSyrk = (queue, { trans, ...rest }, noteAs) => enqueueGemmtr(queue, { ...rest, transA: trans, transB: trans === 'n' ? 't' : 'n', B: rest.A }, noteAs);
