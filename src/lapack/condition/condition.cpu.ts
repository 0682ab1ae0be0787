// Condition numbers on the CPU backend: the estimator with solves on the engine, else the reference, on the operands' host copies.
import { trsvEngine } from '../../blas2/trsv.cpu.ts';
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { TriangleSolve, Triangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ConditionNorm, conditionRef } from './condition.ref.ts';

/** One solve of x := op(T)^-1 x with a triangle of A; `x` is the address of n elements. */
export const solveEngine =
  (e: Engine, r: Elements, n: number, A: Place, x: number) =>
  ({ uplo, trans, diag }: TriangleSolve): void => {
    if (r.parts === 2) trsmEngine(e, r, 'l', uplo, trans, diag, n, 1, 1, A, { at: x, ld: n });
    else trsvEngine(e, r, { upper: uplo === 'u', trans: trans !== 'n', unit: diag === 'u', n, A, x });
  };

/**
 * As conditionRef; `x` is the address of n elements of workspace, which the estimator sees as an array: no memory may be taken any more.
 */
export const conditionEngine = (
  e: Engine,
  r: Elements,
  triangles: Triangles,
  norm: ConditionNorm,
  n: number,
  A: Place,
  anorm: number,
  x: number,
): number =>
  conditionRef(triangles, norm, n, matrixAt(e, r, n, n, A), anorm, arrayAt(e, r, x, n), solveEngine(e, r, n, A, x));

interface ConditionCall {
  readonly routine: string;
  readonly prec: Prec;
  readonly n: number;
  readonly A: Ptr<Prec>;
  readonly rcond: Ptr<Prec>;
}

export async function conditionCpu(
  queue: Queue,
  a: ConditionCall,
  triangles: Triangles,
  norm: ConditionNorm,
  anorm: (A: FieldMat) => number,
): Promise<void> {
  const { n } = a;
  const { A, rcond } = await onHost(a, { A: 'read', rcond: 'write' });
  rcond.data[rcond.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, n, n, 'read');
      return conditionEngine(e, r, triangles, norm, n, inA, anorm(A), space.take(n * r.bytes));
    },
    () => conditionRef(triangles, norm, n, A, anorm(A)),
  );
}
