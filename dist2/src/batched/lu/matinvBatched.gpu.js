// Inverses of a batch on the GPU: small matrices by elimination in registers, larger ones by LU in a workspace.
import { enqueueGetrf } from '../../lapack/lu/getrf.gpu.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueGroupLu, enqueueGroupSubstitution, fitsGroup } from '../group.gpu.js';
import { eachPacked } from '../slices.gpu.js';
import { enqueueDense } from '../small.gpu.js';
import { invSmall } from '../small.kernels.js';
import { enqueueSingleInverses } from '../solution.gpu.js';
/** Enqueues C := A^-1 for larger matrices. */
export function enqueueLargeInv(queue, run, f) {
    if (!fitsGroup(queue, run.n, f.A, f.force)) {
        const how = { part: 'all', factors: 'lu', to: 'C' };
        return enqueueSingleInverses(queue, run, f, { ...how, factor: (s) => enqueueGetrf(queue, s) });
    }
    eachPacked(queue, run, f, true, (part, { force, ...own }, held) => {
        // The factors are nobody's result: only the inverse is filled with NaN.
        enqueueGroupLu(queue, part, { ...own, force, onFailure: 'info', pivot: true, to: held, count: f.count });
        enqueueGroupSubstitution(queue, part, { ...own, factors: 'lu', fails: 'info', held, B: undefined });
    });
}
/** Enqueues C := A^-1 for every matrix of the batch. */
export function enqueueInvBatch(queue, f) {
    const { A, C } = f;
    enqueueDense(queue, f, { kernel: invSmall, flags: {}, operands: { A, C }, large: enqueueLargeInv });
}
export function matinvBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueInvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('A') });
}
