import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { enqueueSoftLu, enqueueSoftSolution } from '../soft.gpu.js';
export function gesvBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const f = { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') };
    eachDense(queue, f, { operands: f }, (run, own) => {
        enqueueSoftLu(queue, run, own);
        enqueueSoftSolution(queue, run, { ...own, factors: 'lu' });
    });
}
