// Vectors of real tridiagonal matrices on the GPU as those of Hermitian ones, and NaN in their place.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { isComplex } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { MOVE_COLS, MOVE_ROWS, widenReal, widenTuning } from './sytrd.kernels.ts';

/** Workspace for a matrix of real numbers. */
export function takeReals(ws: Workspace, rows: number, cols: number): DeviceMat {
  const ld = 4 * Math.ceil(Math.max(1, rows) / 4); // the fast gemm kernels need multiples of four
  return { data: ws.take('s', ld * Math.max(1, cols)), off: 0, ld };
}

/** Enqueues Z := X, m x n real numbers, as complex ones. */
export function enqueueWiden(queue: Queue, m: number, n: number, X: DeviceMat, Z: DeviceMat): void {
  const params = { m, n, offA: X.off, lda: X.ld, offB: Z.off, ldb: Z.ld };
  const groups = [Math.ceil(m / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1] as const;
  queue.launch(widenReal, widenTuning, { A: X.data, B: Z.data }, params, groups);
}

/** Enqueues A := NaN, both parts of complex numbers. */
export function enqueueNaN(queue: Queue, m: number, n: number, A: DeviceMat): void {
  const nan = isComplex(A.data.type) ? { re: Number.NaN, im: Number.NaN } : Number.NaN;
  enqueueLaset(queue, { uplo: 'f', m, n, alpha: nan, beta: nan, A });
}
