// Solution with a factor on the GPU: one right-hand side by the matrix-vector routine, which takes half the time of the other; of complex
// numbers: not measured.
import { enqueueTrsv } from '../../blas2/trsv.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
/** For the trace. */
export const kernelOf = (nrhs) => (nrhs === 1 ? 'trsv_block' : 'trsm_block');
/** Enqueues B := op(A)^-1 B for a triangular A of order n. */
export function enqueueTriangle(queue, t) {
    const { uplo, trans, diag, n, nrhs, A, B } = t;
    if (nrhs === 1) {
        enqueueTrsv(queue, { uplo, trans, unit: diag === 'u', n, panel: () => A, x: { ...B, ld: 1 } });
    }
    else {
        enqueueTrsm(queue, { ...t, side: 'l', m: n, n: nrhs, alpha: 1 });
    }
}
