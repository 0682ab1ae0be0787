// TRTRI of doubles on the GPU: the triangle is halved, the squares are solved with both halves; blocks on the diagonal are inverted beside
// each other by substitution; where it is singular it is put back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueInverses, enqueueTrsmInverted } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { SUBSTITUTED } from '../../blas3/triangular/trsmDoubles.kernels.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueZeroDiagonal } from './trtrs.gpu.js';
export function trtriDoubles(queue, a) {
    const why = `doubles: halved down to ${SUBSTITUTED}, checked and inverted on the device without a readback`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
    const { uplo, diag, n, A, info } = onDevice(a);
    // Ones on the diagonal cannot be zero.
    const checked = diag === 'n' && n > 0;
    enqueueZeroDiagonal(queue, checked ? n : 0, A, info);
    if (!checked)
        return enqueueTrtriDoubles(queue, { uplo, diag, n, A });
    enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => enqueueTrtriDoubles(queue, { uplo, diag, n, A }));
}
/** Enqueues A := A^-1 in one triangle, without its diagonal if diag = 'u'. A zero on the diagonal gives infinities and NaN. */
export function enqueueTrtriDoubles(queue, t) {
    const { uplo, diag, n, A } = t;
    if (n === 0)
        return;
    scope(queue, (ws) => {
        const inverses = ws.like(A, Math.ceil(n / SUBSTITUTED) * SUBSTITUTED ** 2);
        enqueueInverses(queue, { uplo, trans: 'n', diag, order: n, A }, inverses);
        solveSquares(queue, t);
        // Without a diagonal of ones the triangle is one smaller.
        const skip = diag === 'u' ? 1 : 0;
        const part = (X) => (uplo === 'l' ? at(X, skip, 0) : at(X, 0, skip));
        for (let j = 0; j < n; j += SUBSTITUTED) {
            const inverse = { data: inverses, off: j * SUBSTITUTED, ld: SUBSTITUTED };
            const order = Math.min(SUBSTITUTED, n - j) - skip;
            if (order > 0)
                enqueueLacpy(queue, { uplo, m: order, n: order, A: part(inverse), B: part(at(A, j, j)) });
        }
    });
}
/** What is beside the blocks on the diagonal; they stay as they are, for the squares are solved with them. */
function solveSquares(queue, t) {
    const { uplo, diag, n, A } = t;
    if (n <= SUBSTITUTED)
        return;
    const n1 = SUBSTITUTED * Math.ceil(n / (2 * SUBSTITUTED));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    if (uplo === 'l') {
        // A21 := -A22^-1 A21 A11^-1
        const A21 = at(A, n1, 0);
        enqueueTrsmInverted(queue, 'l', uplo, 'n', diag, n2, n1, -1, A22, A21);
        enqueueTrsmInverted(queue, 'r', uplo, 'n', diag, n2, n1, 1, A, A21);
    }
    else {
        // A12 := -A11^-1 A12 A22^-1
        const A12 = at(A, 0, n1);
        enqueueTrsmInverted(queue, 'l', uplo, 'n', diag, n1, n2, -1, A, A12);
        enqueueTrsmInverted(queue, 'r', uplo, 'n', diag, n1, n2, 1, A22, A12);
    }
    solveSquares(queue, { ...t, n: n1 });
    solveSquares(queue, { ...t, n: n2, A: A22 });
}
