// SYCON on the GPU: the estimator with solutions by the factors, which are converted once.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueSolution, enqueueSyconv } from '../indefinite/sytrs.gpu.ts';
import { enqueueCondition, enqueueNumber, noteCondition } from './condition.gpu.ts';
import type { SyconArgs } from './routines.gen.ts';

export function syconGpu(queue: Queue, a: Bound<SyconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { uplo, n, A, ipiv, rcond } = onDevice(a);
  if (n === 0) {
    enqueueNumber(queue, 1, rcond);
    return;
  }
  scope(queue, (ws) => {
    const converted = enqueueSyconv(queue, ws, { uplo, n, A, ipiv });
    enqueueCondition(queue, {
      ...{ n, A, part: uplo, diag: 'n', rcond },
      pivots: { data: converted.D, off: 2 * n, ld: 0 },
      anorm: (result) => enqueueNumber(queue, a.anorm, result),
      solve: (X, columns) => enqueueSolution(queue, converted, columns, X),
    });
  });
}
