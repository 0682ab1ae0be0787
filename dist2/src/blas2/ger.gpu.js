import { deviceMat } from '../runtime/buffer.js';
import { deviceVector, enqueueCopy } from './gemv.gpu.js';
import { rankUpdate, UPDATE_COLS, UPDATE_ROWS, updateVariants } from './ger.kernels.js';
function run(queue, a, conjugated) {
    const { m, n, alpha } = a;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over A' });
    const x = deviceVector(a.x, m, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    enqueueUpdate(queue, { m, n, alpha, conjugated, x, y, A: deviceMat(a.A, a.lda) });
}
export const gerGpu = (queue, a) => run(queue, a, false);
export const geruGpu = (queue, a) => run(queue, a, false);
export const gercGpu = (queue, a) => run(queue, a, true);
/** Enqueues A := A + alpha x y^T. x and y may lie in A's buffer, apart from A. */
export function enqueueUpdate(queue, update) {
    const { uplo, both = false, conjugated = false, m, n, alpha, x, y, A, packed = false } = update;
    const copies = [];
    // WebGPU binds a buffer once per dispatch if it is written: a vector in A's buffer is copied first.
    const apart = (v, length) => {
        if (v.data !== A.data)
            return v;
        const copy = { data: queue.context.lease(v.data.type, length), off: 0, ld: 1 };
        enqueueCopy(queue, length, v, copy);
        copies.push(copy.data);
        return copy;
    };
    const [xs, ys] = [apart(x, m), apart(y, n)];
    const params = {
        m,
        n,
        triangle: uplo === undefined ? 0 : uplo === 'l' ? 1 : 2,
        both: both ? 1 : 0,
        conjugated: conjugated ? 1 : 0,
        offX: xs.off,
        incX: xs.ld,
        offY: ys.off,
        incY: ys.ld,
        offA: A.off,
        lda: A.ld,
        alpha,
    };
    const grid = [Math.ceil(m / UPDATE_ROWS), Math.ceil(n / UPDATE_COLS), 1];
    queue.launch(rankUpdate, updateVariants.of(A.data.type, { PACKED: packed }), { x: xs.data, y: ys.data, A: A.data }, params, grid);
    for (const copy of copies)
        copy.dispose();
}
