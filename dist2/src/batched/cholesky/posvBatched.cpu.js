// POSV of a batch on the CPU backend: small systems in lanes, factored and solved in one go, larger ones one after the other; without the
// engine by the reference.
import { flopsPosv, total } from '../../core/flops.js';
import { batchedPosv } from '../../engine/kernels/batchedCholesky.js';
import { posvRef } from '../../lapack/cholesky/posv.ref.js';
import { POTRF_WORK, potrfEngine } from '../../lapack/cholesky/potrf.cpu.js';
import { potrsEngine } from '../../lapack/cholesky/potrs.cpu.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** B := A^-1 B for each of the systems; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export function posvBatchEngine(e, r, uplo, n, nrhs, A, B, info, count, work) {
    // Behind A in a group, B twice: where A is not positive definite B is kept.
    if (inLanes(r, n, n, n + 2 * nrhs)) {
        const flops = count * total(flopsPosv(n, nrhs));
        runLanes(e, r, batchedPosv[uplo](r, n), 'posv', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
            ...[info + 4 * first, n, nrhs],
        ]);
    }
    else {
        const infos = e.heap.view(Int32Array, info, count);
        for (let b = 0; b < count; b++) {
            infos[b] = potrfEngine(e, r, uplo, n, placeOf(A, b), work);
            if (infos[b] === 0)
                potrsEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b));
        }
    }
}
const posv = (uplo) => ({
    uplo,
    complex: true,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    workBytes: (_s, bytes) => POTRF_WORK * bytes,
    engine: ({ e, r, n, nrhs, places: [A, B], infos, count, work }) => posvBatchEngine(e, r, uplo, n, nrhs, A, B, infos, count, work),
    reference: ({ n, nrhs }, [A, B]) => posvRef(uplo, n, nrhs, A, B),
});
export const posvBatchedCpu = (queue, a) => runBatch(queue, a, posv(a.uplo));
