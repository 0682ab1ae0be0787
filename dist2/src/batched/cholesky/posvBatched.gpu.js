import { BatchOnDevice } from '../batchCall.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueDense } from '../small.gpu.js';
import { cholSmall } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
import { enqueueLargePotrf } from './potrfBatched.gpu.js';
/** Enqueues A := L L^T or U^T U, B := A^-1 B for larger problems. */
export function enqueueLargePosv(queue, run, f) {
    enqueueLargePotrf(queue, run, f);
    enqueueSolution(queue, run, { ...f, factors: triangleOf(f.uplo), fails: 'info' });
}
/** Enqueues A := L L^T or U^T U and B := A^-1 B for every problem of the batch. */
export function enqueuePosvBatch(queue, f) {
    const { A, B } = f;
    const flags = { FLIPPED: Number(f.uplo === 'u') };
    enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A, B }, large: enqueueLargePosv });
}
export function posvBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueuePosvBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo, A: of.mat('A'), B: of.mat('B') });
}
