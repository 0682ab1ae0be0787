// TRTRS on the GPU: look for a zero, solve, and put B back if there was one; the host learns of nothing until it asks for info.
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { zeroDiagonal, zeroDiagonalVariants } from './trtrs.kernels.js';
export function trtrsGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'trsm_block',
        why: 'checked and solved on the device without a readback, by substitution',
    });
    const { uplo, trans, diag, n, nrhs, A, B, info } = onDevice(a);
    const solve = () => enqueueTrsm(queue, { side: 'l', uplo, trans, diag, m: n, n: nrhs, alpha: 1, A, B, stable: true });
    // Ones on the diagonal cannot be zero.
    const checked = diag === 'n';
    enqueueZeroDiagonal(queue, checked ? n : 0, A, info);
    if (checked)
        enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, solve);
    else if (n > 0 && nrhs > 0)
        solve();
}
/** Enqueues info := the 1-based index of the first exact zero among the n elements on the diagonal of A, 0 if there is none. */
export function enqueueZeroDiagonal(queue, n, A, info) {
    if (n === 0) {
        queue.clear(info.data.gpu(true), info.off * 4, 4);
        return;
    }
    const params = { n, offA: A.off, lda: A.ld, offInfo: info.off };
    queue.launch(zeroDiagonal, zeroDiagonalVariants.of(A.data.type), { A: A.data, info: info.data }, params, [1, 1, 1]);
}
