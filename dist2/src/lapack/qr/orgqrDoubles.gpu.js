// ORGQR of doubles on the GPU: block reflectors applied to columns of the unit matrix, from the last block on.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { deviceMat } from '../../runtime/buffer.js';
import { noteReflectors, REFLECTORS } from './ormqrDoubles.gpu.js';
import { applyReflectors, withReflectors } from './reflectorsDoubles.gpu.js';
export function orgqrDoubles(queue, a) {
    noteReflectors(queue, a.routine);
    enqueueOrgqrDoubles(queue, { m: a.m, n: a.n, k: a.k, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1) });
}
/** Enqueues A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v's in the first k columns of A. */
export function enqueueOrgqrDoubles(queue, { m, n, k, A, tau }) {
    if (n === 0)
        return;
    // Columns first .. last-1 of the unit matrix
    const toUnit = (first, last) => {
        const cols = last - first;
        enqueueLaset(queue, { uplo: 'f', m: first, n: cols, alpha: 0, beta: 0, A: at(A, 0, first) });
        enqueueLaset(queue, { uplo: 'f', m: m - first, n: cols, alpha: 0, beta: 1, A: at(A, first, first) });
    };
    toUnit(k, n);
    for (const [j, width] of blocksOfReflectors('l', 'n', k, REFLECTORS)) {
        const C = at(A, j, j);
        const block = { m: m - j, k: width, A: C, tau: { ...tau, off: tau.off + j } };
        withReflectors(queue, block, (V, U) => {
            toUnit(j, j + width);
            // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
            applyReflectors(queue, { side: 'l', trans: 'n', m: m - j, k: width, others: n - j, C }, V, U);
        });
    }
}
