// GETRI of a batch on the GPU: small inverses in registers, larger ones as solutions with the unit matrix. Those in place go through a
// workspace, because all columns of the inverse need all of the factors.
import { enqueueZeroDiagonal } from '../../lapack/triangular/trtrs.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup } from '../group.gpu.js';
import { eachPacked } from '../slices.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { solveSmall } from '../small.kernels.js';
import { enqueueSingleInverses } from '../solution.gpu.js';
/** Enqueues C := A^-1 from the factors of LU for larger matrices. */
export function enqueueLargeGetri(queue, run, f) {
    if (!fitsGroup(queue, run.n, f.A, f.force)) {
        const factor = (s) => enqueueZeroDiagonal(queue, s.n, s.A, s.info);
        return enqueueSingleInverses(queue, run, f, { part: 'all', factors: 'lu', factor, to: 'C' });
    }
    const inverse = { factors: 'lu', fails: 'zeros', B: undefined };
    // Where one buffer has both, C may be A.
    if (f.A.data !== f.C.data)
        return enqueueGroupSubstitution(queue, run, { ...f, ...inverse });
    eachPacked(queue, run, f, false, (part, { C, ...own }, to) => {
        enqueueGroupSubstitution(queue, part, { ...own, ...inverse, to });
        enqueueScatter(queue, part, { ...own, C, from: to, part: 'all' }, 'C');
    });
}
/** Enqueues C := A^-1 for every matrix of the batch. */
export function enqueueGetriBatch(queue, f) {
    const { A, C, ipiv } = f;
    const flags = { FLIPPED: 0, CHOLESKY: 0, TRANSPOSED: 0, PIVOT: 1, INVERTS: 1 };
    enqueueDense(queue, f, { kernel: solveSmall, flags, operands: { A, C, ipiv }, large: enqueueLargeGetri });
}
export function getriBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGetriBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, C: of.mat('A') });
}
