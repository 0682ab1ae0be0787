// Vectors of real tridiagonal matrices on the GPU as those of Hermitian ones, and NaN in their place.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { isComplex } from '../../core/field.js';
import { MOVE_COLS, MOVE_ROWS, widenReal, widenTuning } from './sytrd.kernels.js';
/** Workspace for a matrix of real numbers. */
export function takeReals(ws, rows, cols) {
    const ld = 4 * Math.ceil(Math.max(1, rows) / 4); // the fast gemm kernels need multiples of four
    return { data: ws.take('s', ld * Math.max(1, cols)), off: 0, ld };
}
/** Enqueues Z := X, m x n real numbers, as complex ones. */
export function enqueueWiden(queue, m, n, X, Z) {
    const params = { m, n, offA: X.off, lda: X.ld, offB: Z.off, ldb: Z.ld };
    const groups = [Math.ceil(m / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1];
    queue.launch(widenReal, widenTuning, { A: X.data, B: Z.data }, params, groups);
}
/** Enqueues A := NaN, both parts of complex numbers. */
export function enqueueNaN(queue, m, n, A) {
    const nan = isComplex(A.data.type) ? { re: Number.NaN, im: Number.NaN } : Number.NaN;
    enqueueLaset(queue, { uplo: 'f', m, n, alpha: nan, beta: nan, A });
}
