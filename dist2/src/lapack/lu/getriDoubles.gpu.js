// GETRI of doubles on the GPU: U is inverted, L solved with from the right; if U is singular the factors are put back.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { enqueueTrsmInverted } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueTrtriDoubles } from '../triangular/trtriDoubles.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueLaswp } from './laswp.gpu.js';
export function getriDoubles(queue, a) {
    const why = 'doubles: U inverted and L solved with on the device without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
    const { n } = a;
    const [A, ipiv, info] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.info, 1)];
    enqueueZeroDiagonal(queue, n, A, info);
    const invert = (LU, T) => {
        // A := U^-1, zeros below it, then A := U^-1 L^-1
        enqueueTrtriDoubles(queue, { uplo: 'u', diag: 'n', n, A });
        if (n > 1)
            enqueueLaset(queue, { uplo: 'l', m: n - 1, n: n - 1, alpha: 0, beta: 0, A: at(A, 1, 0) });
        enqueueTrsmInverted(queue, 'r', 'l', 'n', 'u', n, n, 1, LU, A);
        // A := A P, which interchanges the columns: the rows of A^T, in few dispatches
        enqueueTranspose(queue, { m: n, n, A, B: T });
        enqueueLaswp(queue, { m: n, A: T, from: 0, to: n, first: 0, count: n, ipiv, backward: true });
        enqueueTranspose(queue, { m: n, n, A: T, B: A });
    };
    enqueueUnlessFailed(queue, { m: n, n, B: A, info }, (LU) => scope(queue, (ws) => invert(LU, { data: ws.like(A, n * n), off: 0, ld: n })));
}
