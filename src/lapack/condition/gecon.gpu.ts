// GECON on the GPU: the estimator with solves by L and U.
import type { Bound } from '../../core/args.ts';
import { luOrder } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueCondition, enqueueNumber, enqueueSolves, noteCondition } from './condition.gpu.ts';
import type { GeconArgs } from './gecon.ts';

export interface DeviceGecon {
  readonly norm: Bound<GeconArgs<Prec>>['norm'];
  readonly n: number;
  /** The factors. */
  readonly A: DeviceMat;
  readonly rcond: DeviceMat;
  /** Enqueues the norm of what has been factored into an element. */
  anorm(result: DeviceMat): void;
}

export function geconGpu(queue: Queue, a: Bound<GeconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueueGecon(queue, { norm: a.norm, n: a.n, A: deviceMat(a.A, a.lda), rcond: deviceMat(a.rcond, 1), anorm });
}

/** As enqueueCondition. */
export function enqueueGecon(queue: Queue, { norm, n, A, rcond, anorm }: DeviceGecon): void {
  enqueueCondition(queue, {
    n,
    A,
    uplo: 'f',
    diag: 'n',
    rcond,
    norm: anorm,
    solve(X, columns, transposed) {
      const turned = transposed !== (norm === 'i');
      const solves = luOrder(turned).map(
        (uplo) => ({ uplo, trans: turned ? 't' : 'n', diag: uplo === 'l' ? 'u' : 'n' }) as const,
      );
      enqueueSolves(queue, n, A, solves, X, columns);
    },
  });
}
