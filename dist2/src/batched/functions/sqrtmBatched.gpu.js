// Square roots of the matrices of a batch on the GPU: small ones in one dispatch, larger ones by products of the whole batch.
import { MOST_STEPS } from '../../core/matrixFunctions.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { enqueueSqrtmProducts } from './rootProducts.gpu.js';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.js';
import { rootSchulz } from './squares.kernels.js';
/** Enqueues C := A^(1/2) for every matrix of the batch. */
export function enqueueSqrtmBatch(queue, f) {
    const { n, A, C } = f;
    withReports(queue, f, (own) => {
        const params = { ...stepParams(own), most: MOST_STEPS.s };
        const reports = { iter: own.iter.data, error: own.error.data };
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
            if (!enqueueSquare(queue, rootSchulz, run, own, reports, params))
                enqueueSqrtmProducts(queue, run, own);
        });
    });
}
export function sqrtmBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const list = (pointer) => pointer === undefined ? undefined : deviceMat(pointer, 1);
    const steps = { iter: list(a.iter), error: list(a.error) };
    enqueueSqrtmBatch(queue, { ...of.batch, ...of.reports, ...steps, A: of.mat('A'), C: of.mat('C') });
}
