import { enqueuePotrf } from '../../lapack/cholesky/potrf.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.js';
import { enqueueSingleFactors } from '../single.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { cholSmall } from '../small.kernels.js';
/** Enqueues A := L L^T or U^T U of larger matrices. */
export function enqueueLargePotrf(queue, run, f) {
    const { uplo } = f;
    if (fitsGroup(queue, run.n, f.A, f.force))
        return enqueueGroupCholesky(queue, run, { ...f, upper: uplo === 'u' });
    enqueueSingleFactors(queue, { ...run, m: run.n }, f, triangleOf(uplo), (s) => enqueuePotrf(queue, { ...s, uplo }));
}
/** Enqueues A := L L^T or U^T U for every matrix of the batch. */
export function enqueuePotrfBatch(queue, f) {
    const flags = { FLIPPED: Number(f.uplo === 'u') };
    enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargePotrf });
}
export function potrfBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueuePotrfBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo, A: of.mat('A') });
}
