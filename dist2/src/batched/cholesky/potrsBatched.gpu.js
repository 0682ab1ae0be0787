import { BatchOnDevice } from '../batchCall.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueDense } from '../small.gpu.js';
import { solveSmall } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
/** Enqueues B := A^-1 B with the factor of Cholesky for larger problems. */
export function enqueueLargePotrs(queue, run, s) {
    const { uplo, ...operands } = s;
    enqueueSolution(queue, run, { ...operands, factors: triangleOf(uplo), fails: 'never' });
}
/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueuePotrsBatch(queue, s) {
    const { A, B } = s;
    const flags = { FLIPPED: Number(s.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
    enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLargePotrs });
}
export function potrsBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueuePotrsBatch(queue, { ...of.batch, uplo: a.uplo, A: of.mat('A'), B: of.mat('B') });
}
