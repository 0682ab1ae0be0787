// POCON on the GPU: the estimator with solves by L and L^T, or U^T and U.
import type { Bound } from '../../core/args.ts';
import { choleskyOrder } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueCondition, enqueueNumber, enqueueSolves, noteCondition } from './condition.gpu.ts';
import type { PoconArgs } from './pocon.ts';

export interface DevicePocon {
  readonly uplo: Uplo;
  readonly n: number;
  /** The factor. */
  readonly A: DeviceMat;
  readonly rcond: DeviceMat;
  /** Enqueues the norm of what has been factored into an element. */
  anorm(result: DeviceMat): void;
}

export function poconGpu(queue: Queue, a: Bound<PoconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueuePocon(queue, { uplo: a.uplo, n: a.n, A: deviceMat(a.A, a.lda), rcond: deviceMat(a.rcond, 1), anorm });
}

/** As enqueueCondition. */
export function enqueuePocon(queue: Queue, { uplo, n, A, rcond, anorm }: DevicePocon): void {
  const solves = choleskyOrder(uplo).map((trans) => ({ uplo, trans, diag: 'n' }) as const);
  enqueueCondition(queue, {
    n,
    A,
    uplo,
    diag: 'n',
    rcond,
    norm: anorm,
    solve: (X, columns) => enqueueSolves(queue, n, A, solves, X, columns),
  });
}
