import { flipKernel, flipVariants, MOVE_COLS, MOVE_ROWS } from './sytrd.kernels.js';
/** Enqueues B := A, m x n, reversed; they are in different buffers. */
export function enqueueFlip(queue, { m, n, rows, cols, A, B }) {
    const offB = B.off + (rows ? m - 1 : 0) + (cols ? (n - 1) * B.ld : 0);
    const params = { m, n, offA: A.off, lda: A.ld, offB, rs: rows ? -1 : 1, cs: cols ? -B.ld : B.ld };
    const groups = [Math.ceil(m / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1];
    queue.launch(flipKernel, flipVariants.of(A.data.type), { A: A.data, B: B.data }, params, groups);
}
