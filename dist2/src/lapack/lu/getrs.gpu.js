// Solution from an LU factorization on the GPU: interchanges and two triangular solves.
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.js';
import { enqueueLaswp } from './laswp.gpu.js';
export function getrsGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: kernelOf(a.nrhs),
        why: 'interchanges and two triangular solves',
    });
    const { n, nrhs } = a;
    enqueueGetrs(queue, {
        trans: a.trans,
        n,
        nrhs,
        A: deviceMat(a.A, a.lda),
        ipiv: deviceMat(a.ipiv, 1),
        B: deviceMat(a.B, a.ldb),
    });
}
export function enqueueGetrs(queue, s) {
    const { n, nrhs, A, B } = s;
    const common = { n, nrhs, A, B };
    const rows = { m: n, A: B, from: 0, to: nrhs, first: 0, count: n, ipiv: s.ipiv };
    if (s.trans === 'n') {
        // A = P L U:  X := U^-1 L^-1 P^T B
        enqueueLaswp(queue, rows);
        enqueueTriangle(queue, { ...common, uplo: 'l', trans: 'n', diag: 'u' });
        enqueueTriangle(queue, { ...common, uplo: 'u', trans: 'n', diag: 'n', stable: true });
    }
    else {
        // A^T = U^T L^T P^T:  X := P L^-T U^-T B
        enqueueTriangle(queue, { ...common, uplo: 'u', trans: s.trans, diag: 'n', stable: true });
        enqueueTriangle(queue, { ...common, uplo: 'l', trans: s.trans, diag: 'u' });
        enqueueLaswp(queue, { ...rows, backward: true });
    }
}
