// TRTRI on the GPU: the triangle is halved down to blocks whose inverses are solved for; where it is singular it is put back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueZeroDiagonal } from './trtrs.gpu.js';
/** Order of the blocks that are inverted as a whole: what one workgroup of trsm_block solves. */
const LEAF = 256;
export function trtriGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'trsm_block',
        why: `halved down to ${LEAF}, checked and inverted on the device without a readback`,
    });
    const { uplo, diag, n, A, info } = onDevice(a);
    // Ones on the diagonal cannot be zero.
    const checked = diag === 'n' && n > 0;
    enqueueZeroDiagonal(queue, checked ? n : 0, A, info);
    if (!checked)
        return enqueueTrtri(queue, { uplo, diag, n, A });
    enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => enqueueTrtri(queue, { uplo, diag, n, A }));
}
/** Enqueues A := A^-1 in one triangle, without its diagonal if diag = 'u'. A zero on the diagonal gives infinities and NaN. */
export function enqueueTrtri(queue, t) {
    if (t.n === 0)
        return;
    const order = Math.min(LEAF, t.n);
    scope(queue, (ws) => halved(queue, t, { data: ws.like(t.A, order * order), off: 0, ld: order }));
}
function halved(queue, t, work) {
    const { uplo, diag, n, A } = t;
    if (n <= LEAF)
        return leaf(queue, t, work);
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    const common = { uplo, diag, trans: 'n' };
    if (uplo === 'l') {
        // A21 := -A22^-1 A21 A11^-1
        const square = { ...common, m: n2, n: n1, B: at(A, n1, 0) };
        enqueueTrsm(queue, { ...square, side: 'l', alpha: -1, A: A22 });
        enqueueTrsm(queue, { ...square, side: 'r', alpha: 1, A });
    }
    else {
        // A12 := -A11^-1 A12 A22^-1
        const square = { ...common, m: n1, n: n2, B: at(A, 0, n1) };
        enqueueTrsm(queue, { ...square, side: 'l', alpha: -1, A });
        enqueueTrsm(queue, { ...square, side: 'r', alpha: 1, A: A22 });
    }
    halved(queue, { ...t, n: n1 }, work);
    halved(queue, { ...t, n: n2, A: A22 }, work);
}
/** work := A^-1 I, then its triangle to A. */
function leaf(queue, { uplo, diag, n, A }, work) {
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: work });
    enqueueTrsm(queue, { side: 'l', uplo, trans: 'n', diag, m: n, n, alpha: 1, A, B: work });
    // Without a diagonal of ones the triangle is one smaller.
    const skip = diag === 'u' ? 1 : 0;
    if (n === skip)
        return;
    const part = (x) => (uplo === 'l' ? at(x, skip, 0) : at(x, 0, skip));
    enqueueLacpy(queue, { uplo, m: n - skip, n: n - skip, A: part(work), B: part(A) });
}
