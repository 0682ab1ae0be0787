// L D L^H or L D L^T without pivoting of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one
// after the other.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.js';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.js';
import { enqueueSingleFactors } from '../single.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { cholSmall, ldlFlags } from '../small.kernels.js';
/** Enqueues A := L and D, A = L D L^H or L D L^T, or U and D, of larger matrices. */
export function enqueueLargeSytrfNopiv(queue, run, f) {
    if (fitsGroup(queue, run.n, f.A, f.force)) {
        return enqueueGroupCholesky(queue, run, { ...f, upper: f.uplo === 'u', ldl: f.mirror });
    }
    // By LU of the whole matrix: its U is D L^H, so that below and on the diagonal there are L and D, and U is the adjoint of L.
    const conjugate = f.mirror === 'c';
    const factor = (s) => {
        enqueueSymmetrize(queue, { uplo: f.uplo, n: s.n, A: s.A, conjugate });
        enqueueGetrfNopiv(queue, { ...s, m: s.n });
        if (f.uplo === 'u')
            enqueueSymmetrize(queue, { uplo: 'l', n: s.n, A: s.A, conjugate });
    };
    enqueueSingleFactors(queue, { ...run, m: run.n }, f, triangleOf(f.uplo), factor, !conjugate);
}
/** Enqueues A := L and D, or U and D, for every matrix of the batch. */
export function enqueueSytrfNopivBatch(queue, f) {
    const flags = { ...ldlFlags(f), FLIPPED: Number(f.uplo === 'u') };
    enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargeSytrfNopiv });
}
/** sytrfNopiv of a batch, or hetrfNopiv. */
export const factorNopivBatchedGpu = (mirror) => (queue, a) => {
    const of = new BatchOnDevice(queue, a);
    enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo, mirror, A: of.mat('A') });
};
export const sytrfNopivBatchedGpu = /* @__PURE__ */ factorNopivBatchedGpu('t');
