// Signs of the matrices of a batch on the GPU, each in a workgroup, by one dispatch.
import { fields } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { enqueueSquare, stepParams, withReports } from './squares.gpu.js';
import { signNewton } from './squares.kernels.js';
/** Enqueues C := sign(A) for every matrix of the batch, all of which fit. */
export function enqueueSignmBatch(queue, f) {
    const { n, A, C } = f;
    withReports(queue, f, (own) => {
        const params = { ...stepParams(own), most: -Math.log2(fields.s.eps) };
        const reports = { iter: own.iter.data, error: own.error.data };
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C }, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
            if (!enqueueSquare(queue, signNewton, run, own, reports, params))
                throw new RangeError(`no workgroup of the device holds a matrix of order ${run.n}`);
        });
    });
}
export function signmBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const list = (pointer) => pointer === undefined ? undefined : deviceMat(pointer, 1);
    const steps = { iter: list(a.iter), error: list(a.error) };
    enqueueSignmBatch(queue, { ...of.batch, ...of.reports, ...steps, A: of.mat('A'), C: of.mat('C') });
}
