import { eachEigenRun } from './eigenRuns.gpu.js';
import { ORMTR_MOST } from './ormtrPacked.kernels.js';
import { classOf, enqueueColumns } from './syevjColumns.gpu.js';
import { enqueueSyevPacked } from './syevPacked.gpu.js';
import { enqueueSyevSmall } from './syevSmall.gpu.js';
import { TINY } from './syevSmall.kernels.js';
/**
 * Larger orders are not for the kernels of batches. Hermitian matrices are brought to tridiagonal form in memory, by one workgroup each,
 * which pays for many small ones: not measured.
 */
export const PACKED_MOST = { s: ORMTR_MOST, c: 256 };
/**
 * Up to this order vectors come sooner by Jacobi's method: 20000 matrices of order 16 in 0.30 ms, by way of the workspace in 0.41; 5000 of
 * order 32 in 0.58 and 0.50 (H200, 2026-11).
 */
const JACOBI = 16;
/** Enqueues A = Z W Z^H for every matrix of the batch whose order is at most packedMost; the others, and their info, stay as they are. */
export function enqueueSyevBatch(queue, f) {
    const type = f.A.data.type;
    const { packedMost = PACKED_MOST[type] } = f;
    if (type === 'c') {
        eachEigenRun(queue, f, (run, own) => {
            if (run.n <= packedMost)
                enqueueSyevPacked(queue, run, own);
        });
        return;
    }
    const launch = (run, own) => {
        if (run.n <= TINY)
            enqueueSyevSmall(queue, run, own);
        else if (run.n <= Math.min(JACOBI, packedMost) && f.jobz === 'v')
            enqueueColumns(queue, run, own);
        else if (run.n <= packedMost)
            enqueueSyevPacked(queue, run, own);
    };
    eachEigenRun(queue, f, launch, (n) => classOf(n, JACOBI));
}
