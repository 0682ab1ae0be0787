import { deviceMat } from '../../runtime/buffer.js';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.js';
export function getrsNopivGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: kernelOf(a.nrhs),
        why: 'two triangular solves',
    });
    const { n, nrhs } = a;
    const [A, B] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb)];
    enqueueGetrsNopiv(queue, { trans: a.trans, n, nrhs, A, B });
}
/**
 * Enqueues B := op(A)^-1 B. Both triangles by substitution: without pivoting either is ill-conditioned, and with inverted blocks of 256
 * most systems of order 640 in gesvRbt were beyond refinement (random matrices in single, 2026-11).
 */
export function enqueueGetrsNopiv(queue, { trans, n, nrhs, A, B }) {
    for (const uplo of trans === 'n' ? ['l', 'u'] : ['u', 'l']) {
        enqueueTriangle(queue, { uplo, trans, diag: uplo === 'l' ? 'u' : 'n', n, nrhs, A, B, stable: true });
    }
}
