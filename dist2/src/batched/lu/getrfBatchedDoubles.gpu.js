import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { enqueueSoftLu } from '../soft.gpu.js';
export function getrfBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const f = { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv };
    eachDense(queue, f, { operands: f, m: f.m }, (run, own) => enqueueSoftLu(queue, run, own));
}
