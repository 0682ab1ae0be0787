import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachSlice } from '../slices.gpu.js';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.js';
import { classOf, enqueueColumns, launchOf } from './syevjColumns.gpu.js';
import { COLUMNS_MOST } from './syevjColumns.kernels.js';
import { groupVariants, JACOBI_MOST, roomOf, syevjGroup } from './syevjGroup.kernels.js';
import { enqueueSyevSmall } from './syevSmall.gpu.js';
import { TINY } from './syevSmall.kernels.js';
/** A workgroup for each matrix of a run, in a workspace. */
function enqueueGroup(queue, run, f) {
    if (run.n > JACOBI_MOST)
        throw new RangeError(`matrices of order ${run.n} are above ${JACOBI_MOST}`);
    const room = roomOf(run.n, f.jobz === 'v');
    eachSlice(queue, run, { ...f, ipiv: f.W }, room, (part, own) => {
        scope(queue, (ws) => {
            const { flags, buffers, params } = launchOf(part, { ...own, W: own.ipiv });
            const X = ws.like(own.A, part.count * room);
            const tuning = groupVariants.of(undefined, flags);
            queue.launch(syevjGroup, tuning, { ...buffers, X }, { ...params, room }, [part.count, 1, 1]);
        });
    });
}
/** Enqueues A = Z W Z^T by Jacobi's method for every matrix of the batch, none of an order above JACOBI_MOST. */
export function enqueueSyevjBatch(queue, f) {
    const launch = (run, own) => {
        if (run.n <= TINY)
            enqueueSyevSmall(queue, run, own);
        else if (run.n <= COLUMNS_MOST)
            enqueueColumns(queue, run, own);
        else
            enqueueGroup(queue, run, own);
    };
    eachEigenRun(queue, f, launch, classOf);
}
export function syevjBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { jobz, uplo, tol, maxSweeps } = a;
    const limits = { sweeps: maxSweeps, tolerance: tol > 0 ? tol : undefined };
    enqueueSyevjBatch(queue, { ...of.batch, ...of.reports, ...limits, jobz, uplo, A: of.mat('A'), W: valuesOf(a) });
}
