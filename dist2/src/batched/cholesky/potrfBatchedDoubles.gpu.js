import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { enqueueSoftCholesky } from '../soft.gpu.js';
export function potrfBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const f = { ...of.batch, ...of.reports, A: of.mat('A'), upper: a.uplo === 'u' };
    eachDense(queue, f, { operands: { A: f.A } }, (run, own) => enqueueSoftCholesky(queue, run, own));
}
