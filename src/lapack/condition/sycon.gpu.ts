// SYCON on the GPU: the estimator with solutions by the factors, which are converted once.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueSolution, enqueueSyconv } from '../indefinite/sytrs.gpu.ts';
import { enqueueCondition, enqueueNumber, noteCondition } from './condition.gpu.ts';
import type { SyconArgs } from './routines.gen.ts';

export const syconGpu = (queue: Queue, a: Bound<SyconArgs<Prec>>): void => bunchKaufmanConditionGpu(queue, a, 't');

/** SYCON or HECON. */
export function bunchKaufmanConditionGpu(queue: Queue, a: Bound<SyconArgs<Prec>>, mirror: Mirror): void {
  noteCondition(queue, a.routine);
  const { uplo, n, A, ipiv, rcond } = onDevice(a);
  if (n === 0) {
    enqueueNumber(queue, 1, rcond);
    return;
  }
  scope(queue, (ws) => {
    const W: DeviceMat = { data: ws.like(A, n), off: 0, ld: 1 };
    const conjugate = (X: DeviceMat, columns: number): void => {
      enqueueTranspose(queue, { m: n, n: columns, A: X, B: W, conjugate: true });
      enqueueTranspose(queue, { m: columns, n, A: W, B: X });
    };
    const converted = enqueueSyconv(queue, ws, { uplo, n, A, ipiv, mirror });
    enqueueCondition(queue, {
      ...{ n, A, part: uplo, diag: 'n', hermitian: mirror === 'c', rcond },
      pivots: { data: converted.D, off: 2 * n, ld: 0 },
      anorm: (result) => enqueueNumber(queue, a.anorm, result),
      solve(X, columns, transposed) {
        // The adjoint of a complex symmetric matrix is its conjugate.
        const turned = transposed && mirror === 't' && isComplex(a.prec);
        if (turned) conjugate(X, columns);
        enqueueSolution(queue, converted, columns, X);
        if (turned) conjugate(X, columns);
      },
    });
  });
}
