// GESV of a batch on the CPU backend: small systems in lanes, factored and solved in one go, larger ones one after the other; without the
// engine by the reference.
import { flopsGesv, total } from '../../core/flops.js';
import { batchedGesv } from '../../engine/kernels/batchedLu.js';
import { gesvRef } from '../../lapack/lu/gesv.ref.js';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.js';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** B := A^-1 B for each of the systems; n pivots and one info for each follow each other at `ipiv` and `info`. */
export function gesvBatchEngine(e, r, n, nrhs, A, ipiv, B, info, count) {
    // Behind A in a group, B twice: a singular matrix keeps its own.
    if (inLanes(r, n, n, n + 2 * nrhs)) {
        const flops = count * total(flopsGesv(n, nrhs));
        runLanes(e, r, batchedGesv(r, n), 'gesv', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[ipiv + 4 * n * first, 4 * n],
            ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
            ...[info + 4 * first, n, nrhs],
        ]);
    }
    else {
        const infos = e.heap.view(Int32Array, info, count);
        for (let b = 0; b < count; b++) {
            const pivots = ipiv + 4 * n * b;
            infos[b] = getrfEngine(e, r, n, n, placeOf(A, b), pivots);
            if (infos[b] === 0)
                getrsEngine(e, r, 'n', n, nrhs, placeOf(A, b), pivots, placeOf(B, b));
        }
    }
}
const gesv = {
    complex: true,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    pivots: { each: (s) => s.n, use: 'write' },
    engine: ({ e, r, n, nrhs, places: [A, B], pivots, infos, count }) => gesvBatchEngine(e, r, n, nrhs, A, pivots, B, infos, count),
    reference: ({ n, nrhs }, [A, B], ipiv, off) => gesvRef(n, nrhs, A, ipiv, off, B),
};
export const gesvBatchedCpu = (queue, a) => runBatch(queue, a, gesv);
