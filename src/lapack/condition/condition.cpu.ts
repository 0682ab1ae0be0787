// How the condition numbers use the engine: the vector that is solved with lies in its memory, and the estimator sees it as an array.
import { trsvEngine } from '../../blas2/trsv.cpu.ts';
import type { Diag, RealArray, Trans, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { arrayAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';

/** One solve of x := op(A)^-1 x. */
type SolveWith = (uplo: Uplo, trans: Exclude<Trans, 'c'>, diag: Diag) => void;

/** Does `work` with the vector of n elements at `at` and what solves triangles of A for it. No memory may be taken any more. */
export function withVector<R>(
  e: Engine,
  r: Real,
  at: number,
  n: number,
  A: Place,
  work: (x: RealArray, solve: SolveWith) => R,
): R {
  return work(arrayAt(e, r, at, n), (uplo, trans, diag) =>
    trsvEngine(e, r, { upper: uplo === 'u', trans: trans === 't', unit: diag === 'u', n, A, x: at }),
  );
}
