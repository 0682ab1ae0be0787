import { deviceMat } from '../../runtime/buffer.js';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.js';
export function potrsGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: kernelOf(a.nrhs),
        why: 'two triangular solves, by substitution',
    });
    const { uplo, n, nrhs } = a;
    enqueuePotrs(queue, { uplo, n, nrhs, A: deviceMat(a.A, a.lda), B: deviceMat(a.B, a.ldb) });
}
/** Enqueues B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export function enqueuePotrs(queue, { uplo, n, nrhs, A, B }) {
    const common = { uplo, diag: 'n', n, nrhs, A, B, stable: true };
    // The factor on the left of the product is solved with first: L, or U^H.
    enqueueTriangle(queue, { ...common, trans: uplo === 'u' ? 'c' : 'n' });
    enqueueTriangle(queue, { ...common, trans: uplo === 'l' ? 'c' : 'n' });
}
