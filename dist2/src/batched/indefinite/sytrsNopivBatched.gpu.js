import { BatchOnDevice } from '../batchCall.gpu.js';
import { ldlFactors } from '../factorTriangles.js';
import { enqueueDense } from '../small.gpu.js';
import { ldlFlags, solveSmall } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
const enqueueLarge = (queue, run, s) => enqueueSolution(queue, run, { ...s, factors: ldlFactors(s.uplo, s.mirror), fails: 'never' });
/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueueSytrsNopivBatch(queue, s) {
    const { A, B } = s;
    const flags = { ...ldlFlags(s), FLIPPED: Number(s.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
    enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLarge });
}
/** sytrsNopiv of a batch, or hetrsNopiv. */
export const solveNopivBatchedGpu = (mirror) => (queue, a) => {
    const of = new BatchOnDevice(queue, a);
    enqueueSytrsNopivBatch(queue, { ...of.batch, uplo: a.uplo, mirror, A: of.mat('A'), B: of.mat('B') });
};
export const sytrsNopivBatchedGpu = /* @__PURE__ */ solveNopivBatchedGpu('t');
