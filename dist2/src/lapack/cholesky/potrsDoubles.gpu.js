// POTRS of doubles on the GPU: two triangular solves.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { potrsSteps } from './potrs.steps.js';
export function potrsDoubles(queue, a) {
    const why = 'doubles: two triangular solves';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
    enqueuePotrsDoubles(queue, a.uplo, a.n, a.nrhs, deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb));
}
/** Enqueues B := A^-1 B with A = L L^T ('l') or U^T U ('u') in A. */
export const enqueuePotrsDoubles = (queue, ...call) => potrsSteps((...solve) => enqueueTrsmDoubles(queue, ...solve), ...call);
