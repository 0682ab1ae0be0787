import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { luFactors } from '../factorTriangles.js';
import { enqueueSoftSolution } from '../soft.gpu.js';
export function getrsBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const s = { ...of.batch, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') };
    const factors = luFactors[a.trans];
    eachDense(queue, s, { operands: s }, (run, own) => enqueueSoftSolution(queue, run, { ...own, factors }));
}
