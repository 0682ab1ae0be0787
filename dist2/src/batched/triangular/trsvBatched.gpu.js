import { BatchView } from '../batchCall.gpu.js';
import { enqueueTrsmBatch } from './trsmBatched.gpu.js';
export function trsvBatchedGpu(queue, a) {
    const flip = a.trans !== 'n';
    const of = new BatchView({ ...a, nrhs: typeof a.n === 'number' ? 1 : new Int32Array(a.n.length).fill(1) });
    const [A, B] = [of.mat('A', flip), of.mat('x', true)];
    const flags = { upper: (a.uplo === 'u') !== flip, unit: a.diag === 'u', conj: a.conj ?? false, alpha: 1 };
    enqueueTrsmBatch(queue, { ...of.batch, nrhs: 1, ...flags, A, B }, a.routine);
}
