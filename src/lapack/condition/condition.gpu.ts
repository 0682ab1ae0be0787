// A reciprocal condition number on the GPU, from a norm and solves with triangles, without a readback.

import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.ts';
import type { Triangles } from '../../core/expert.ts';
import { realOf } from '../../core/field.ts';
import type { Diag, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import { enqueueLacn2 } from './lacn2.gpu.ts';
import { rcondFinal, rcondTuning } from './lacn2.kernels.ts';

export interface DeviceCondition {
  readonly n: number;
  /** What is factored, or triangular. */
  readonly A: DeviceMat;
  /** The part of A that is read: 'f' for both triangles. */
  readonly part: Uplo | 'f';
  /** 'u': the diagonal of A is taken as ones. */
  readonly diag: Diag;
  /** Imaginary parts on the diagonal are not looked at. */
  readonly hermitian?: boolean;
  readonly rcond: DeviceMat;
  /** Enqueues the norm of the matrix into an element. */
  anorm(result: DeviceMat): void;
  /** n elements of which none is zero unless the matrix is singular; the diagonal of A if left out. */
  readonly pivots?: DeviceMat;
  /** Enqueues the product of X, n x columns, with the inverse, or with its conjugate transpose. */
  solve(X: DeviceMat, columns: number, transposed: boolean): void;
}

export const noteCondition = (queue: Queue, routine: string): void =>
  queue.note({
    routine,
    backend: 'gpu',
    kernel: 'lacn2_step',
    why: 'three solves by A and two by its transpose on the device, without a readback',
  });

/** Enqueues rcond := 1 / (||A|| ||A^-1||). */
export function enqueueCondition(queue: Queue, s: DeviceCondition): void {
  const { n, A, part, diag, hermitian = false, rcond, pivots = A } = s;
  if (n === 0) {
    enqueueNumber(queue, 1, rcond);
    return;
  }
  scope(queue, (ws) => {
    const real = realOf(A.data.type);
    const [vectors, norms, est] = [ws.like(A, 2 * n), ws.take(real, 2), ws.take(real, 1)];
    const zero = ws.take('i', 1);
    const X: DeviceMat = { data: vectors, off: 0, ld: n };
    s.anorm({ data: norms, off: 0, ld: 1 });
    // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities.
    const largest = { data: norms, off: 1, ld: 1 };
    enqueueNorm(queue, { norm: 'm', uplo: part, diag, symmetric: false, hermitian, m: n, n, A, result: largest });
    enqueueZeroDiagonal(queue, diag === 'u' ? 0 : n, pivots, { data: zero, off: 0, ld: 1 });
    const product = (columns: number, transposed: boolean): void => s.solve(X, columns, transposed);
    enqueueLacn2(queue, { n, columns: 1, X, est, norm: norms, product });
    queue.launch(rcondFinal, rcondTuning, { norms, est, zero, rcond: rcond.data }, { offR: rcond.off }, [1, 1, 1]);
  });
}

/** A condition number of a matrix that is known by triangles in A; with norm 'i' by the 1-norm of the conjugate transpose. */
export interface DeviceTriangles extends Pick<DeviceCondition, 'n' | 'A' | 'rcond' | 'anorm'> {
  readonly triangles: Triangles;
  readonly norm: '1' | 'o' | 'i';
}

/** As enqueueCondition, by solves with triangles, one after the other. */
export function enqueueTrianglesCondition(queue: Queue, { triangles, norm, ...s }: DeviceTriangles): void {
  const { n, A } = s;
  const { part, diag } = triangles;
  const solve = (B: DeviceMat, columns: number, transposed: boolean): void => {
    for (const one of triangles.solves(transposed !== (norm === 'i')))
      enqueueTrsm(queue, { side: 'l', ...one, A, m: n, n: columns, alpha: 1, B, stable: true });
  };
  enqueueCondition(queue, { ...s, part, diag, solve });
}

/** Enqueues result := a number that the host knows. */
export const enqueueNumber = (queue: Queue, value: number, result: DeviceMat): void =>
  enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: value, beta: value, A: result });
