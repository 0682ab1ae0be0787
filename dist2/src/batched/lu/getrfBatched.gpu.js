// GETRF of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the other.
import { enqueueGetrf } from '../../lapack/lu/getrf.gpu.js';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGroupLu, fitsGroup } from '../group.gpu.js';
import { enqueueSingleFactors } from '../single.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { luSmall } from '../small.kernels.js';
/** Enqueues A := P L U, or L U without `pivot`, of larger matrices. */
export function enqueueLargeGetrf(queue, run, f) {
    const { pivot = true } = f;
    if (fitsGroup(queue, run.m, f.A, f.force))
        return enqueueGroupLu(queue, run, { ...f, pivot });
    const own = pivot ? f : { ...f, ipiv: undefined };
    enqueueSingleFactors(queue, run, own, 'all', (s) => (pivot ? enqueueGetrf(queue, s) : enqueueGetrfNopiv(queue, s)));
}
/** Enqueues A := P L U for every matrix of the batch, or A := L U without `pivot`. */
export function enqueueGetrfBatch(queue, f) {
    const { m, A, pivot = true } = f;
    const ipiv = pivot ? f.ipiv : undefined;
    const flags = { PIVOT: Number(pivot) };
    const operands = { A, ipiv };
    enqueueDense(queue, { ...f, ipiv }, { kernel: luSmall, flags, operands, m, large: enqueueLargeGetrf });
}
export function getrfBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv });
}
