// TRCON on the GPU: the triangle's norm, and the estimator with solves by it.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueCondition, enqueueSolves, noteCondition } from './condition.gpu.ts';
import type { TrconArgs } from './trcon.ts';

export function trconGpu(queue: Queue, a: Bound<TrconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { norm, uplo, diag, n } = a;
  const A = deviceMat(a.A, a.lda);
  enqueueCondition(queue, {
    n,
    A,
    uplo,
    diag,
    rcond: deviceMat(a.rcond, 1),
    norm: (result) => enqueueNorm(queue, { norm, uplo, diag, symmetric: false, m: n, n, A, result }),
    solve(X, columns, transposed) {
      const trans = transposed !== (norm === 'i') ? 't' : 'n';
      enqueueSolves(queue, n, A, [{ uplo, trans, diag }], X, columns);
    },
  });
}
