import { isOne, isZero } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.js';
import { enqueueGemmSoft } from './gemmSoft.gpu.js';
import { isSmall } from './trianglesDoubles.gpu.js';
export function gemmtrDoubles(queue, a) {
    const { uplo, transA, transB, n, k, alpha, beta } = a;
    noteTriangle(queue, a.routine);
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    gemmtrDoublesOn(queue, 'span')(uplo, transA, transB, n, k, alpha, A, B, beta, C);
}
export function noteTriangle(queue, routine) {
    const why = 'doubles: one product, without the tiles beside the triangle, of as many moduli as the data need';
    queue.note({ routine, backend: 'gpu', kernel: 'gemm of a triangle', why });
}
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, of order n; with 'span' of as many moduli as the data need. A and B may lie in C's
 * buffer, apart from C.
 */
export const gemmtrDoublesOn = (queue, moduli) => (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    if (n === 0)
        return;
    if (isZero(alpha) || k === 0) {
        if (!isOne(beta))
            enqueueGemmDoubles(queue, { uplo, m: n, n, k: 0, alpha: 0, A: C, B: C, beta, C });
        return;
    }
    const product = { uplo, transA, transB, m: n, n, k, alpha, A, B, beta, C };
    enqueueTrapezoidDoubles(queue, moduli === undefined ? product : { ...product, moduli });
};
/** Enqueues C := alpha op(A) op(B) + beta C on that part of C. */
export function enqueueTrapezoidDoubles(queue, t) {
    if (t.m === 0 || t.n === 0)
        return;
    if (isSmall(t.m, t.n, t.k))
        enqueueGemmSoft(queue, t);
    else
        enqueueGemmDoubles(queue, t);
}
