// GEMM of a batch of doubles at equal distances on the GPU: small products in soft arithmetic, others one after the other by residues.
import { doublesOn, isSmall } from '../../blas3/products/trianglesDoubles.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueSoftBatch, noteSoftBatch } from './gemmSoftBatched.gpu.js';
export function gemmStridedBatchedDoubles(queue, a) {
    const { transA, transB, m, n, k, alpha, beta, batchCount } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    if (isSmall(m, n, k)) {
        noteSoftBatch(queue, a.routine, `${batchCount} small products in soft arithmetic`);
        const places = { A: { stride: a.strideA }, B: { stride: a.strideB }, C: { stride: a.strideC } };
        return enqueueSoftBatch(queue, { transA, transB, m, n, k, alpha, beta, A, B, C, places, batch: batchCount });
    }
    noteSoftBatch(queue, a.routine, 'products one after the other, by residues');
    const gemm = doublesOn(queue, 'span');
    const further = (X, by) => ({ ...X, off: X.off + by });
    for (let b = 0; b < batchCount; b++) {
        const of = [further(A, b * a.strideA), further(B, b * a.strideB), further(C, b * a.strideC)];
        gemm(transA, transB, m, n, k, alpha, of[0], of[1], beta, of[2]);
    }
}
