import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueReflectBatch } from './reflectBatch.gpu.js';
import { productOf } from './reflectCall.gpu.js';
export function ormqrBatchedGpu(queue, a) {
    enqueueReflectBatch(queue, productOf(new BatchOnDevice(queue, a), a));
}
