// GESV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import { deviceMat } from '../../runtime/buffer.js';
import { withOwnInfo } from '../ownInfo.gpu.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueGetrf, luPanelWay } from './getrf.gpu.js';
import { enqueueGetrs } from './getrs.gpu.js';
export function gesvGpu(queue, a) {
    const { n, pivoting, math } = a;
    const { name, why } = luPanelWay(queue, n, a.prec, pivoting);
    const note = `factored and solved on the device without a readback; ${why}`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why: note });
    const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
    withOwnInfo(queue, { m: n, n, ...operands, pivoting, math }, (f) => enqueueGetrf(queue, f));
    enqueueGesvSolve(queue, { n, nrhs: a.nrhs, ...operands, B: deviceMat(a.B, a.ldb) });
}
/** Enqueues B := A^-1 B by the factors; B is put back where info is not 0. */
export function enqueueGesvSolve(queue, { n, nrhs, A, ipiv, B, info }) {
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueGetrs(queue, { trans: 'n', n, nrhs, A, ipiv, B }));
}
