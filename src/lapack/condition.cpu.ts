// How the condition numbers use the engine: the vector that is solved with lies in its memory, and the estimator sees it as an array.
import { trsvEngine } from '../blas2/trsv.cpu.ts';
import { type Diag, footprint, type RealArray, type RealMat, type Trans, type Uplo } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Real } from '../engine/ops.ts';
import type { Place } from '../engine/workspace.ts';

/** One solve of x := op(A)^-1 x. */
type SolveWith = (uplo: Uplo, trans: Exclude<Trans, 'c'>, diag: Diag) => void;

/** `length` elements of the engine's memory as an array, until that memory grows. */
export const arrayAt = (e: Engine, r: Real, at: number, length: number): RealArray =>
  r.prec === 's' ? e.heap.view(Float32Array, at, length) : e.heap.view(Float64Array, at, length);

/** A matrix in the engine's memory as the references see it, until that memory grows. */
export const matrixAt = (e: Engine, r: Real, rows: number, cols: number, { at, ld }: Place): RealMat => ({
  data: arrayAt(e, r, at, footprint(rows, cols, ld)),
  off: 0,
  ld,
});

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
