import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueLangeBatch } from './langeBatched.gpu.js';
export function lansyBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    // The upper triangle is the lower one of the transpose.
    const A = of.mat('A', a.uplo === 'u');
    const result = deviceMat(a.result, 1);
    enqueueLangeBatch(queue, { ...of.batch, m: of.n, norm: a.norm, symmetric: true, A, result });
}
