// POTRF of a batch on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by the recursive
// reference.
import { flopsPotrf, total } from '../../core/flops.js';
import { batchedPotrf } from '../../engine/kernels/batchedCholesky.js';
import { POTRF_WORK, potrfEngine } from '../../lapack/cholesky/potrf.cpu.js';
import { potrfRef } from '../../lapack/cholesky/potrf.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** The factor of each of the matrices; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export function potrfBatchEngine(e, r, uplo, n, A, info, count, work) {
    if (inLanes(r, n, n, n)) {
        const flops = count * total(flopsPotrf(n));
        runLanes(e, r, batchedPotrf[uplo](r, n), 'potrf', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[info + 4 * first, n],
        ]);
    }
    else {
        const infos = e.heap.view(Int32Array, info, count);
        for (let b = 0; b < count; b++)
            infos[b] = potrfEngine(e, r, uplo, n, placeOf(A, b), work);
    }
}
const potrf = (uplo) => ({
    uplo,
    complex: true,
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
    workBytes: (_s, bytes) => POTRF_WORK * bytes,
    engine: ({ e, r, n, places, infos, count, work }) => potrfBatchEngine(e, r, uplo, n, places[0], infos, count, work),
    reference: ({ n }, [A]) => potrfRef(uplo, n, A),
});
export const potrfBatchedCpu = (queue, a) => runBatch(queue, a, potrf(a.uplo));
