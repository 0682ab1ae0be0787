import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueuePotrf, notePanels } from './potrf.gpu.js';
import { enqueuePotrs } from './potrs.gpu.js';
export function posvGpu(queue, a) {
    const { uplo, n, nrhs, math } = a;
    notePanels(queue, a.routine, n, a.prec);
    const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
    enqueuePotrf(queue, { uplo, n, A, info, math });
    enqueuePosvSolve(queue, { uplo, n, nrhs, A, B, info });
}
/** Enqueues B := A^-1 B by the factor; B is put back where info is not 0. */
export function enqueuePosvSolve(queue, { uplo, n, nrhs, A, B, info }) {
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueuePotrs(queue, { uplo, n, nrhs, A, B }));
}
