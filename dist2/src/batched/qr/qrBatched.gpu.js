import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { SMALL } from '../deviceBatch.js';
import { enqueueLargeQr } from './qrLarge.gpu.js';
import { enqueueQrSmall, qrBatchOf } from './qrSmall.gpu.js';
/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueQrBatch(queue, f) {
    const { m, n, A, Q, R, force } = f;
    const order = Math.min(m, n);
    eachRun(queue, qrBatchOf(f), { A, B: R, C: Q }, { A: [m, n], B: [order, n], C: [m, order] }, (run) => {
        if (Math.max(run.m, run.n) > SMALL)
            enqueueLargeQr(queue, run, { A, Q, R, force });
        else
            enqueueQrSmall(queue, run, { A, Q, R }, force);
    });
}
export function qrBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueQrBatch(queue, { ...of.batch, A: of.mat('A'), Q: of.mat('Q'), R: of.mat('R') });
}
