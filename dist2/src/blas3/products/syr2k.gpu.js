import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGemmtr } from './gemmtr.gpu.js';
export function syr2kGpu(queue, a) {
    const { uplo, n, k, alpha, beta } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    enqueueSyr2k(queue, { uplo, trans: a.trans, n, k, alpha, A, B, beta, C }, a.routine);
}
/**
 * Enqueues C := alpha (A B^T + B A^T) + beta C, or if transposed C := alpha (A^T B + B^T A) + beta C, on one triangle of C.
 * A and B may lie in C's buffer, apart from C.
 */
export function enqueueSyr2k(queue, { trans, ...rest }, noteAs) {
    const common = { ...rest, transA: trans, transB: trans === 'n' ? 't' : 'n' };
    enqueueGemmtr(queue, common, noteAs);
    enqueueGemmtr(queue, { ...common, A: rest.B, B: rest.A, beta: 1 });
}
