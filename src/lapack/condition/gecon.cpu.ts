// GECON on the CPU backend: the estimator with solves on the engine, else the reference, on the operands' host copies.

import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { luOrder } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withVector } from './condition.cpu.ts';
import { type ConditionNorm, hasNaN, rcondRef } from './condition.ref.ts';
import { geconRef } from './gecon.ref.ts';
import type { GeconArgs } from './gecon.ts';

/** As geconRef; `at` is the address of n elements of workspace. No memory may be taken any more. */
export function geconEngine(
  e: Engine,
  r: Real,
  norm: ConditionNorm,
  n: number,
  A: Place,
  anorm: number,
  at: number,
): number {
  return withVector(e, r, at, n, A, (x, solve) => {
    const product = (transposed: boolean): void => {
      const turned = transposed !== (norm === 'i');
      for (const uplo of luOrder(turned)) solve(uplo, turned ? 't' : 'n', uplo === 'l' ? 'u' : 'n');
    };
    return rcondRef(anorm, x, product, () => hasNaN('f', n, matrixAt(e, r, n, n, A)));
  });
}

export async function geconCpu(queue: Queue, a: Bound<GeconArgs<Prec>>): Promise<void> {
  const { norm, n, anorm } = a;
  const [matA, rcond] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.rcond, 'write')]);
  const A = matA as RealMat;
  rcond.data[rcond.off] = compute(
    queue,
    a,
    (e, r, space) => geconEngine(e, r, norm, n, space.matrix(A, n, n, 'read'), anorm, space.take(n * r.bytes)),
    () => geconRef(norm, n, A, anorm),
  );
}
