import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGeconBatch } from './geconBatched.gpu.js';
export function poconBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const [anorm, rcond] = [deviceMat(a.anorm, 1), deviceMat(a.rcond, 1)];
    // The upper triangle is the lower one of the transpose: of complex numbers a factor of the conjugate matrix, whose norms are the same.
    const A = of.mat('A', a.uplo === 'u');
    enqueueGeconBatch(queue, { ...of.batch, anorm, rcond, byRowSums: false, cholesky: true, A });
}
