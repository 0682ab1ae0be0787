import { BatchOnDevice } from '../batchCall.gpu.js';
import { ldlFactors } from '../factorTriangles.js';
import { enqueueDense } from '../small.gpu.js';
import { cholSmall, ldlFlags } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
import { enqueueLargeSytrfNopiv } from './sytrfNopivBatched.gpu.js';
function enqueueLarge(queue, run, f) {
    enqueueLargeSytrfNopiv(queue, run, f);
    enqueueSolution(queue, run, { ...f, factors: ldlFactors(f.uplo, f.mirror), fails: 'info' });
}
/** Enqueues A := L and D, or U and D, B := A^-1 B for every problem of the batch. */
export function enqueueSysvNopivBatch(queue, f) {
    const { A, B } = f;
    const flags = { ...ldlFlags(f), FLIPPED: Number(f.uplo === 'u') };
    enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A, B }, large: enqueueLarge });
}
/** sysvNopiv of a batch, or hesvNopiv. */
export const nopivBatchedGpu = (mirror) => (queue, a) => {
    const of = new BatchOnDevice(queue, a);
    const operands = { A: of.mat('A'), B: of.mat('B') };
    enqueueSysvNopivBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo, mirror, ...operands });
};
export const sysvNopivBatchedGpu = /* @__PURE__ */ nopivBatchedGpu('t');
