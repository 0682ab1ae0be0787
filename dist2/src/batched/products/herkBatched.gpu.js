import { BatchView } from '../batchCall.gpu.js';
import { enqueueSyrkBatch } from './syrkBatched.gpu.js';
export function herkBatchedGpu(queue, a) {
    const of = new BatchView({ ...a, nrhs: a.k });
    const [A, C] = [of.mat('A', a.trans !== 'n'), of.mat('C', a.uplo === 'u')];
    // A^H A has the conjugate on the left, and the transpose of either, which an upper triangle is taken for, on the other side.
    const conjugated = (a.trans === 'n') === (a.uplo === 'l') ? 'right' : 'left';
    enqueueSyrkBatch(queue, { ...of.batch, alpha: a.alpha, A, beta: a.beta, C, conjugated }, a.routine);
}
