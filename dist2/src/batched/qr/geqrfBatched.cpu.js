// GEQRF of a batch on the CPU backend: small real matrices in lanes, others one after the other; without the engine by the reference.
import { ldName } from '../../core/batchForms.js';
import { flopsGeqrf, total } from '../../core/flops.js';
import { batchedGeqrf } from '../../engine/kernels/batchedQr.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { geqrfEngine } from '../../lapack/qr/geqrf.cpu.js';
import { geqrfRef } from '../../lapack/qr/geqrf.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { inLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** A = Q R for each of the matrices, in the engine's memory. */
export function geqrfBatchEngine(e, r, m, n, A, tau, count) {
    const order = Math.min(m, n);
    if (inLanes(r, order, m, n)) {
        const flops = count * total(flopsGeqrf(m, n));
        runLanes(e, r, batchedGeqrf(r, m), 'geqrf', { count, flops }, (first) => [
            ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
            ...[placeOf(tau, first).at, tau.strideBytes, m, n],
        ]);
        return;
    }
    // Each of the others takes workspace, and gives it back.
    for (let b = 0; b < count; b++) {
        const [own, scales] = [placeOf(A, b), placeOf(tau, b).at];
        const done = e.within((space) => {
            geqrfEngine(e, r, space, m, n, own, scales);
            return true;
        });
        if (done === undefined)
            geqrfRef(m, n, matrixAt(e, r, m, n, own), arrayAt(e, r, scales, order));
    }
}
const geqrf = {
    complex: true,
    matrices: {
        A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
        tau: { rows: (s) => Math.min(s.m, s.n), cols: () => 1, use: 'write' },
    },
    engine: ({ e, r, m, n, places: [A, tau], count }) => geqrfBatchEngine(e, r, m, n, A, tau, count),
    reference({ m, n }, [A, tau]) {
        geqrfRef(m, n, A, tau.data, tau.off);
        return 0;
    },
};
/** The elements of a tau are side by side, whatever the order of storage. */
const adjacent = { [ldName('tau')]: 1 };
export const geqrfBatchedCpu = (queue, a) => runBatch(queue, { ...a, ...adjacent }, geqrf);
