// POCON on the CPU backend: the estimator with solves on the engine, else the reference, on the operands' host copies.

import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { choleskyOrder } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withVector } from './condition.cpu.ts';
import { hasNaN, rcondRef } from './condition.ref.ts';
import { poconRef } from './pocon.ref.ts';
import type { PoconArgs } from './pocon.ts';

/** As poconRef; `at` is the address of n elements of workspace. No memory may be taken any more. */
export function poconEngine(e: Engine, r: Real, uplo: Uplo, n: number, A: Place, anorm: number, at: number): number {
  return withVector(e, r, at, n, A, (x, solve) => {
    const product = (): void => {
      for (const trans of choleskyOrder(uplo)) solve(uplo, trans, 'n');
    };
    return rcondRef(anorm, x, product, () => hasNaN(uplo, n, matrixAt(e, r, n, n, A)));
  });
}

export async function poconCpu(queue: Queue, a: Bound<PoconArgs<Prec>>): Promise<void> {
  const { uplo, n, anorm } = a;
  const [matA, rcond] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.rcond, 'write')]);
  const A = matA as RealMat;
  rcond.data[rcond.off] = compute(
    queue,
    a,
    (e, r, space) => poconEngine(e, r, uplo, n, space.matrix(A, n, n, 'read'), anorm, space.take(n * r.bytes)),
    () => poconRef(uplo, n, A, anorm),
  );
}
