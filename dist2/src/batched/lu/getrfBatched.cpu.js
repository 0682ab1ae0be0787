// GETRF of a batch on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by the recursive
// reference.
import { flopsGetrf, total } from '../../core/flops.js';
import { batchedGetrf } from '../../engine/kernels/batchedLu.js';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.js';
import { getrfRecursiveRef } from '../../lapack/lu/getrf.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** P A = L U for each of the matrices; min(m, n) pivots and one info for each follow each other at `ipiv` and `info`. */
export function getrfBatchEngine(e, r, m, n, A, ipiv, info, count) {
    const order = Math.min(m, n);
    if (inLanes(r, order, m, n)) {
        const flops = count * total(flopsGetrf(m, n));
        runLanes(e, r, batchedGetrf(r, m), 'getrf', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[ipiv + 4 * order * first, 4 * order, info + 4 * first, m, n],
        ]);
    }
    else {
        const infos = e.heap.view(Int32Array, info, count);
        for (let b = 0; b < count; b++)
            infos[b] = getrfEngine(e, r, m, n, placeOf(A, b), ipiv + 4 * order * b);
    }
}
const getrf = {
    complex: true,
    matrices: { A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' } },
    pivots: { each: (s) => Math.min(s.m, s.n), use: 'write' },
    engine: ({ e, r, m, n, places, pivots, infos, count }) => getrfBatchEngine(e, r, m, n, places[0], pivots, infos, count),
    reference: ({ m, n }, [A], ipiv, off) => getrfRecursiveRef(m, n, A, ipiv, off),
};
export const getrfBatchedCpu = (queue, a) => runBatch(queue, a, getrf);
