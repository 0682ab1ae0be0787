// GEEQU on the GPU: maxima of rows, factors, maxima of columns, factors, in workspace; then everything is copied to its place, which may be
// A's buffer.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { realOf } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { equilibrateColumns, equilibrateFactors, equilibrateRows, factorsTuning, rowsVariants, SIZES_COLS, SIZES_ROWS, wholeVariants, } from './equilibrate.kernels.js';
export function geequGpu(queue, a) {
    const why = 'maxima of rows and columns in parallel, factors and info without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'equilibrate_rows', why });
    enqueueGeequ(queue, onDevice(a));
}
/** Enqueues B := A for `count` elements one after the other. */
export function enqueueMove(queue, count, A, B) {
    const ld = Math.max(1, count);
    if (count > 0)
        enqueueLacpy(queue, { uplo: 'f', m: count, n: 1, A: { ...A, ld }, B: { ...B, ld } });
}
/** Enqueues r, c, scalars and info, as geequRef. */
export function enqueueGeequ(queue, { m, n, A, r, c, scalars, info }) {
    if (m === 0 || n === 0) {
        const one = { uplo: 'f', m: 1, n: 1, alpha: 1, beta: 1 };
        for (const k of [0, 1])
            enqueueLaset(queue, { ...one, A: { ...scalars, off: scalars.off + k } });
        enqueueLaset(queue, { ...one, alpha: 0, beta: 0, A: { ...scalars, off: scalars.off + 2 } });
        queue.clear(info.data.gpu(true), info.off * 4, 4);
        return;
    }
    // Rows, columns, rowcnd, colcnd, amax
    scope(queue, (ws) => {
        const { type } = A.data;
        const work = ws.take(realOf(type), m + n + 3);
        const sizes = { data: work, off: 0, ld: 1 };
        queue.clear(work.gpu(true), 0, 4 * m);
        const place = { offA: A.off, lda: A.ld };
        queue.launch(equilibrateRows, rowsVariants.of(type), { A: A.data, sizes: work }, { m, n, ...place }, [
            Math.ceil(m / SIZES_ROWS),
            Math.ceil(n / SIZES_COLS),
            1,
        ]);
        const results = { root: 0, offMost: m + n + 2, offInfo: info.off };
        const buffers = { sizes: work, info: info.data };
        const rows = { ...results, count: m, off: 0, first: 1, base: 0, offS: m + n, clear: 1, most: 1 };
        queue.launch(equilibrateFactors, factorsTuning, buffers, rows, [1, 1, 1]);
        queue.launch(equilibrateColumns, wholeVariants.of(type), { A: A.data, sizes: work }, { m, ...place }, [n, 1, 1]);
        const columns = { ...results, count: n, off: m, first: 0, base: m, offS: m + n + 1, clear: 0, most: 0 };
        queue.launch(equilibrateFactors, factorsTuning, buffers, columns, [1, 1, 1]);
        enqueueMove(queue, m, sizes, r);
        enqueueMove(queue, n, { ...sizes, off: m }, c);
        enqueueMove(queue, 3, { ...sizes, off: m + n }, scalars);
    });
}
