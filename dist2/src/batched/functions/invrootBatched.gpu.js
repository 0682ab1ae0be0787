// Inverse p-th roots of the matrices of a batch on the GPU: small ones in one dispatch, larger ones by products of the whole batch.
import { MOST_STEPS, POWER_STEPS } from '../../core/matrixFunctions.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { enqueueInvrootProducts } from './rootProducts.gpu.js';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.js';
import { rootNewton } from './squares.kernels.js';
/** Enqueues C := A^(-1/p) for every matrix of the batch. */
export function enqueueInvrootBatch(queue, f) {
    const { n, A, C, p, epsilon } = f;
    withReports(queue, f, (own) => {
        const root = { degree: p, epsilon, most: MOST_STEPS.s, powerSteps: POWER_STEPS };
        const params = { ...stepParams(own), ...root };
        const reports = { iter: own.iter.data, error: own.error.data };
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
            if (!enqueueSquare(queue, rootNewton, run, own, reports, params))
                enqueueInvrootProducts(queue, run, own, root);
        });
    });
}
export function invrootBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const list = (pointer) => pointer === undefined ? undefined : deviceMat(pointer, 1);
    const steps = { iter: list(a.iter), error: list(a.error) };
    const root = { p: a.p, epsilon: a.epsilon };
    enqueueInvrootBatch(queue, { ...of.batch, ...of.reports, ...steps, ...root, A: of.mat('A'), C: of.mat('C') });
}
