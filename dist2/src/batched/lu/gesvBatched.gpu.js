import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { luSmall } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
import { enqueueLargeGetrf } from './getrfBatched.gpu.js';
/** Enqueues A := P L U, B := A^-1 B for larger problems. */
export function enqueueLargeGesv(queue, run, f) {
    enqueueLargeGetrf(queue, run, { ...f, m: f.n });
    enqueueSolution(queue, run, { ...f, factors: 'lu', fails: 'info' });
}
/** Enqueues A := P L U and B := A^-1 B for every problem of the batch. */
export function enqueueGesvBatch(queue, f) {
    const { A, B, ipiv } = f;
    enqueueDense(queue, f, { kernel: luSmall, flags: { PIVOT: 1 }, operands: { A, B, ipiv }, large: enqueueLargeGesv });
}
export function gesvBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGesvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
