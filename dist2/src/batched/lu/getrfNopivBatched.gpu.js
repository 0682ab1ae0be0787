import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGetrfBatch } from './getrfBatched.gpu.js';
export function getrfNopivBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), pivot: false });
}
