// POTRS of a batch on the CPU backend: small systems in lanes, larger ones one after the other on the engine, else by the reference.
import { flopsPotrs, total } from '../../core/flops.js';
import { batchedPotrs } from '../../engine/kernels/batchedCholesky.js';
import { potrsEngine } from '../../lapack/cholesky/potrs.cpu.js';
import { potrsRef } from '../../lapack/cholesky/potrs.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** B := A^-1 B for each of the systems, from their factors. */
function potrsBatchEngine(e, r, uplo, n, nrhs, A, B, count) {
    if (inLanes(r, n, n, n + nrhs)) {
        const flops = count * total(flopsPotrs(n, nrhs));
        runLanes(e, r, batchedPotrs[uplo](r, n), 'potrs', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
            ...[n, nrhs],
        ]);
    }
    else {
        for (let b = 0; b < count; b++)
            potrsEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b));
    }
}
const potrs = (uplo) => ({
    uplo,
    complex: true,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    engine: ({ e, r, n, nrhs, places: [A, B], count }) => potrsBatchEngine(e, r, uplo, n, nrhs, A, B, count),
    reference({ n, nrhs }, [A, B]) {
        potrsRef(uplo, n, nrhs, A, B);
        return 0;
    },
});
export const potrsBatchedCpu = (queue, a) => runBatch(queue, a, potrs(a.uplo));
