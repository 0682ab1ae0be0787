import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGetrsBatch } from './getrsBatched.gpu.js';
export function getrsNopivBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGetrsBatch(queue, { ...of.batch, trans: a.trans, A: of.mat('A'), B: of.mat('B') });
}
