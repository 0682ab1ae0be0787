// TRTRS of doubles on the GPU: look for a zero, solve, and put B back if there was one; the host learns of nothing until it asks for info.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueZeroDiagonal } from './trtrs.gpu.js';
export function trtrsDoubles(queue, a) {
    const why = 'doubles: checked and solved on the device without a readback, by substitution';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
    const { uplo, trans, diag, n, nrhs, A, B, info } = onDevice(a);
    const solve = () => enqueueTrsmDoubles(queue, 'l', uplo, trans, diag, n, nrhs, 1, A, B);
    // Ones on the diagonal cannot be zero.
    const checked = diag === 'n';
    enqueueZeroDiagonal(queue, checked ? n : 0, A, info);
    if (checked)
        enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, solve);
    else
        solve();
}
