// GETRS of a batch on the CPU backend: small systems in lanes, larger ones one after the other on the engine, else by the reference.
import { flopsGetrs, total } from '../../core/flops.js';
import { batchedGetrs } from '../../engine/kernels/batchedLuSolve.js';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.js';
import { getrsRef } from '../../lapack/lu/getrs.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** B := op(A)^-1 B for each of the systems; n pivots for each follow each other at `ipiv`, legal ones. */
export function getrsBatchEngine(e, r, trans, n, nrhs, A, ipiv, B, count) {
    if (inLanes(r, n, n, n + nrhs)) {
        const flops = count * total(flopsGetrs(n, nrhs));
        runLanes(e, r, batchedGetrs(r, n), 'getrs', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[ipiv + 4 * n * first, 4 * n],
            ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
            ...[trans === 'n' ? 0 : 1, n, nrhs],
        ]);
    }
    else {
        for (let b = 0; b < count; b++)
            getrsEngine(e, r, trans, n, nrhs, placeOf(A, b), ipiv + 4 * n * b, placeOf(B, b));
    }
}
const getrs = (trans) => ({
    complex: true,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    pivots: { each: (s) => s.n, use: 'read' },
    engine: ({ e, r, n, nrhs, places: [A, B], pivots, count }) => getrsBatchEngine(e, r, trans, n, nrhs, A, pivots, B, count),
    reference({ n, nrhs }, [A, B], ipiv, off) {
        getrsRef(trans, n, nrhs, A, ipiv, off, B);
        return 0;
    },
});
export const getrsBatchedCpu = (queue, a) => runBatch(queue, a, getrs(a.trans));
