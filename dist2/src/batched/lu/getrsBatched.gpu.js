// GETRS of a batch on the GPU: small systems in registers, larger ones with the factors where they lie.
import { isComplex } from '../../core/field.js';
import { isTransposed } from '../../core/matrix.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { luFactors } from '../factorTriangles.js';
import { enqueueDense } from '../small.gpu.js';
import { solveSmall } from '../small.kernels.js';
import { enqueueSolution } from '../solution.gpu.js';
/** Enqueues B := op(A)^-1 B with the factors of LU for larger problems. */
export function enqueueLargeGetrs(queue, run, s) {
    const { trans, ...operands } = s;
    enqueueSolution(queue, run, { ...operands, factors: luFactors[trans], fails: 'never' });
}
/** Enqueues B := op(A)^-1 B for every problem of the batch. */
export function enqueueGetrsBatch(queue, s) {
    const { A, B, ipiv } = s;
    const { trans } = s;
    const conjugates = trans === 'c' && isComplex(A.data.type) ? { CONJUGATED: 1 } : {};
    const op = { TRANSPOSED: Number(isTransposed(trans)), ...conjugates };
    const flags = { FLIPPED: 0, CHOLESKY: 0, ...op, PIVOT: Number(ipiv !== undefined), INVERTS: 0 };
    enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B, ipiv }, large: enqueueLargeGetrs });
}
export function getrsBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueGetrsBatch(queue, { ...of.batch, trans: a.trans, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
