import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueSoftSolution } from '../soft.gpu.js';
export function potrsBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const s = { ...of.batch, A: of.mat('A'), B: of.mat('B') };
    const factors = triangleOf(a.uplo);
    eachDense(queue, s, { operands: s }, (run, own) => enqueueSoftSolution(queue, run, { ...own, factors }));
}
