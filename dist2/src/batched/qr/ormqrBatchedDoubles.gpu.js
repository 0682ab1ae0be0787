import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueSoftReflect } from './qrSoft.gpu.js';
import { productOf } from './reflectCall.gpu.js';
export function ormqrBatchedDoubles(queue, a) {
    enqueueSoftReflect(queue, productOf(new BatchOnDevice(queue, a), a));
}
