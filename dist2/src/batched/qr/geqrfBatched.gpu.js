// Batched QR by reflectors on the GPU: small matrices in registers, several to a workgroup; larger ones by a workgroup each
// (qrLarge.gpu.ts).
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { SMALL } from '../deviceBatch.js';
import { enqueueLargeGeqrf } from './qrLarge.gpu.js';
import { enqueueQrSmall, qrBatchOf } from './qrSmall.gpu.js';
import { tauOf } from './reflectCall.gpu.js';
/** Enqueues A = Q R for every matrix of the batch. */
export function enqueueGeqrfBatch(queue, f) {
    const { m, n, A, tau, force } = f;
    eachRun(queue, qrBatchOf(f), { A, ipiv: tau }, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
        if (Math.max(run.m, run.n) > SMALL)
            enqueueLargeGeqrf(queue, run, { A, tau, force });
        else
            enqueueQrSmall(queue, run, { A, tau }, force);
    });
}
export function geqrfBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGeqrfBatch(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
