import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachDense } from '../deviceBatch.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueSoftCholesky, enqueueSoftSolution } from '../soft.gpu.js';
export function posvBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const f = { ...of.batch, ...of.reports, A: of.mat('A'), B: of.mat('B'), upper: a.uplo === 'u' };
    const factors = triangleOf(a.uplo);
    eachDense(queue, f, { operands: { A: f.A, B: f.B } }, (run, own) => {
        enqueueSoftCholesky(queue, run, own);
        enqueueSoftSolution(queue, run, { ...own, factors });
    });
}
