// Eigenvalues and vectors of many symmetric matrices in the engine's memory, one matrix per lane.
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { batchedSyev, SYEV_COLUMNS } from '../../engine/kernels/batchedSyev.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace, fitsLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/**
 * Whether matrices of this order are computed in lanes. A lane alone in its vector takes no longer than the routine for one matrix up to
 * order 128 (singles and doubles, a core of an AMD EPYC with AVX-512, Node 20, 2026-11).
 */
export const fitsSyevLanes = (n: number): boolean => n > 0 && fitsLanes(n, n, n + SYEV_COLUMNS);

/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
const worth = (r: Real, n: number, vectors: boolean): number => (2 / r.lanes) * n ** 2 * (100 + (vectors ? 3 : 1) * n);

/** W, and with 'v' A, and info at `infos` of matrices of an order that fits. */
export function syevLanes(
  e: Engine,
  r: Real,
  { jobz, uplo }: { readonly jobz: 'n' | 'v'; readonly uplo: Uplo },
  n: number,
  A: BatchPlace,
  W: BatchPlace,
  infos: number,
  count: number,
): void {
  const flops = count * worth(r, n, jobz === 'v');
  runLanes(e, r, batchedSyev[`${jobz}${uplo}`](r, n), 'syev', { count, flops }, (first) => [
    ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
    ...[placeOf(W, first).at, W.strideBytes, infos + 4 * first, n],
  ]);
}
