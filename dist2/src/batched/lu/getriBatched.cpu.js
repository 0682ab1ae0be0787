// GETRI of a batch on the CPU backend: small inverses in lanes, as the solutions of A X = I, larger ones one after the other on the engine,
// else by the reference.
import { matrixAt } from '../../engine/views.js';
import { invertFactors } from '../../lapack/lu/getri.cpu.js';
import { getriRef, swapColumnsRef } from '../../lapack/lu/getri.ref.js';
import { zeroDiagonalRef } from '../../lapack/triangular/trtrs.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { fitsLanes, inLanes, placeOf } from '../lanes.cpu.js';
import { getrsBatchEngine } from './getrsBatched.cpu.js';
import { invertEach, matricesAt, packed, together } from './matinvBatched.cpu.js';
/** Elements in registers of real numbers, which n x n matrices and their inverses fit into. */
const fits = (n) => fitsLanes(n, n, 2 * n);
function solveInLanes(task) {
    const { e, r, n, places, pivots, infos, count, work } = task;
    const [A, X] = [places[0], packed(n, r.bytes, work)];
    const factors = matricesAt(e, r, n, A, count);
    const found = e.heap.view(Int32Array, infos, count);
    invertEach(task, X, (first, some) => {
        for (let b = first; b < first + some; b++)
            found[b] = zeroDiagonalRef(n, factors(b));
        const from = { ...A, at: placeOf(A, first).at };
        getrsBatchEngine(e, r, 'n', n, n, from, pivots + 4 * n * first, X, some);
    });
}
function invertOneByOne({ e, r, n, places: [batch], pivots, infos, count, work }) {
    const L = { at: work, ld: Math.max(1, n) };
    for (let b = 0; b < count; b++) {
        const A = placeOf(batch, b);
        const info = zeroDiagonalRef(n, matrixAt(e, r, n, n, A));
        e.heap.view(Int32Array, infos, count)[b] = info;
        if (info > 0)
            continue;
        invertFactors(e, r, n, A, L);
        swapColumnsRef(n, matrixAt(e, r, n, n, A), e.heap.view(Int32Array, pivots + 4 * n * b, n), 0);
    }
}
const getri = {
    complex: true,
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
    pivots: { each: (s) => s.n, use: 'read' },
    workBytes: ({ n }, bytes, count) => n * n * bytes * (fits(n) ? together(n, count) : 1),
    engine: (task) => (inLanes(task.r, task.n, task.n, 2 * task.n) ? solveInLanes(task) : invertOneByOne(task)),
    reference: ({ n }, [A], ipiv, off) => getriRef(n, A, ipiv, off),
};
export const getriBatchedCpu = (queue, a) => runBatch(queue, a, getri);
