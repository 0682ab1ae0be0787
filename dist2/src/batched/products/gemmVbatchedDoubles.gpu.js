// GEMM of a batch of doubles of various sizes on the GPU: product after product, small ones in soft arithmetic, others by residues.
import { doublesOn } from '../../blas3/products/trianglesDoubles.gpu.js';
import { productOf } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { noteSoftBatch } from './gemmSoftBatched.gpu.js';
export function gemmVbatchedDoubles(queue, a) {
    noteSoftBatch(queue, a.routine, 'product after product, small ones in soft arithmetic, others by residues');
    const gemm = doublesOn(queue, 'span');
    for (let b = 0; b < a.m.length; b++) {
        const A = deviceMat(a.A, a.lda[b]);
        const B = deviceMat(a.B, a.ldb[b]);
        const C = deviceMat(a.C, a.ldc[b]);
        const { alpha, k } = productOf(a.alpha, a.k[b]);
        gemm(...[a.transA, a.transB, a.m[b], a.n[b], k, alpha], { ...A, off: A.off + a.offsetsA[b] }, { ...B, off: B.off + a.offsetsB[b] }, a.beta, { ...C, off: C.off + a.offsetsC[b] });
    }
}
