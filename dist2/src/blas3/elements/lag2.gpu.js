// Conversions between single and half on the GPU: one kernel, which works by integers.
import { deviceMat } from '../../runtime/buffer.js';
import { LAG2_COLS, LAG2_ROWS, lag2Tuning } from './lag2.kernels.js';
/** Enqueues B := A in the other precision; info := 1 if an element of B is infinite, else 0. */
export function enqueueLag2(queue, kernel, s) {
    // The kernel needs a place for info whether it is asked for or not.
    const unasked = s.info === undefined ? queue.context.lease('i', 1) : undefined;
    const info = deviceMat(s.info ?? unasked, 1);
    if (unasked === undefined)
        queue.clear(info.data.gpu(true), info.off * 4, 4);
    const params = { m: s.m, n: s.n, offA: s.A.off, lda: s.A.ld, offB: s.B.off, ldb: s.B.ld, offInfo: info.off };
    queue.launch(kernel, lag2Tuning, { A: s.A.data, B: s.B.data, info: info.data }, params, [
        Math.ceil(s.m / LAG2_ROWS),
        Math.ceil(s.n / LAG2_COLS),
        1,
    ]);
    unasked?.dispose();
}
export const noteLag2 = (queue, routine, { name }) => queue.note({ routine, backend: 'gpu', kernel: name, why: 'limited by memory: one element per thread and column' });
