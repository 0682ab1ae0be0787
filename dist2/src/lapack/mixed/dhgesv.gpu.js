// LU for DHGESV on the GPU: equilibration in powers of two, then updates whose factors are rounded to half; with pivots, or of what random
// butterflies make of A.
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeequ } from '../condition/geequ.gpu.js';
import { enqueueScale } from '../condition/laqge.gpu.js';
import { enqueueButterfly } from '../lu/gerbt.gpu.js';
import { enqueueGetrf } from '../lu/getrf.gpu.js';
import { enqueueGetrfNopiv } from '../lu/getrfNopiv.gpu.js';
import { enqueueGetrsNopiv } from '../lu/getrsNopiv.gpu.js';
import { POWER_THREADS, powerOfTwoKernel, powerTuning } from './dhgesv.kernels.js';
/** Of the random numbers of butterflies: results are the same in every call. */
const SEED = 1;
/**
 * Enqueues A := diag(r) A diag(c) and its factorization, or that of U^T A V with random butterflies U and V. No element of what is factored
 * exceeds 4, and the largest of each column is 1/2 at least. Products scale their own factors: no further factor is needed against overflow
 * of halves.
 */
export function enqueueHalfGetrf(queue, { n, A, ipiv, info, pivoting, powers }) {
    const [r, c, scalars] = [at(powers, 0, 0), at(powers, n, 0), at(powers, 2 * n, 0)];
    enqueueGeequ(queue, { m: n, n, A, r, c, scalars, info });
    const groups = [Math.ceil((2 * n) / POWER_THREADS), 1, 1];
    queue.launch(powerOfTwoKernel, powerTuning, { x: powers.data }, { n: 2 * n, offX: powers.off }, groups);
    enqueueScale(queue, 1, n, n, A, r);
    enqueueScale(queue, 2, n, n, A, c);
    if (pivoting !== 'butterfly') {
        enqueueGetrf(queue, { m: n, n, A, ipiv, info, pivoting, math: 'fast' });
        return;
    }
    const identity = Int32Array.from({ length: n }, (_, i) => i + 1);
    ipiv.data.set(identity, ipiv.off);
    enqueueButterfly(queue, { kind: 'matrix', n, columns: n, seed: SEED }, A, A);
    // info stays as geequ has left it: A has a row or a column of zeros. A pivot that is zero leaves factors that no refinement converges
    // with.
    scope(queue, (ws) => {
        const ignored = { data: ws.take('i', 1), off: 0, ld: 1 };
        enqueueGetrfNopiv(queue, { m: n, n, A, info: ignored, math: 'fast' });
    });
}
/** Enqueues B := A^-1 B by the factors that enqueueHalfGetrf has left of what butterflies have made of the scaled A. */
export function enqueueButterflySolve(queue, { n, nrhs, A, B }) {
    if (nrhs === 0)
        return;
    const columns = { n, columns: nrhs, seed: SEED };
    enqueueButterfly(queue, { kind: 'in', ...columns }, B, B);
    enqueueGetrsNopiv(queue, { trans: 'n', n, nrhs, A, B });
    enqueueButterfly(queue, { kind: 'out', ...columns }, B, B);
}
