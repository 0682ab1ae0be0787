import { enqueueZeroDiagonal } from '../../lapack/triangular/trtrs.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { triangleOf } from '../factorTriangles.js';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup } from '../group.gpu.js';
import { eachPacked } from '../slices.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { solveSmall } from '../small.kernels.js';
import { enqueueSingleInverses } from '../solution.gpu.js';
/** Enqueues A := A^-1 from the factor of Cholesky, the triangle only, for larger matrices. */
export function enqueueLargePotri(queue, run, f) {
    const part = triangleOf(f.uplo);
    if (!fitsGroup(queue, run.n, f.A, f.force)) {
        const how = { part, factors: part, to: 'A' };
        const factor = (s) => enqueueZeroDiagonal(queue, s.n, s.A, s.info);
        return enqueueSingleInverses(queue, run, f, { ...how, factor });
    }
    eachPacked(queue, run, f, false, (slice, own, to) => {
        enqueueGroupSubstitution(queue, slice, { ...own, factors: part, fails: 'zeros', to, B: undefined });
        enqueueScatter(queue, slice, { ...own, from: to, part });
    });
}
/** Enqueues A := A^-1 for every matrix of the batch, one triangle of it. */
export function enqueuePotriBatch(queue, f) {
    const flags = { FLIPPED: Number(f.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 1, C_IN_A: 1 };
    enqueueDense(queue, f, { kernel: solveSmall, flags, operands: { A: f.A }, large: enqueueLargePotri });
}
export function potriBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueuePotriBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo, A: of.mat('A') });
}
