import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { enqueueExpmProducts } from './expmProducts.gpu.js';
import { enqueueSquare, withReports } from './squares.gpu.js';
import { expmGroup } from './squares.kernels.js';
/** Enqueues C := e^A for every matrix of the batch. */
export function enqueueExpmBatch(queue, f) {
    const { n, A, C } = f;
    withReports(queue, f, (own) => {
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
            if (!enqueueSquare(queue, expmGroup, run, own))
                enqueueExpmProducts(queue, run, own);
        });
    });
}
export function expmBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueExpmBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('C') });
}
