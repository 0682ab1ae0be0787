// Singular value decompositions by Jacobi's rotations of many matrices in the engine's memory, one matrix per lane.
import type { Engine } from '../../engine/engine.ts';
import { batchedGesvdj, gesvdjColumns } from '../../engine/kernels/batchedGesvdj.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace, fitsLanes, placeOf, runLanes } from '../lanes.cpu.ts';
import type { GesvdShape } from './gesvdLanes.cpu.ts';

/** Places of A and S, and of U and V where they are asked for. */
export interface GesvdjPlaces {
  readonly A: BatchPlace;
  readonly S: BatchPlace;
  readonly U?: BatchPlace | undefined;
  readonly V?: BatchPlace | undefined;
}

/**
 * Up to this order, and so many elements, a lane alone in its vector takes no longer than the routine for one matrix, which begins with two
 * QR factorizations (singles and doubles, a core of an AMD EPYC with AVX-512, Node 20, 2026-11).
 */
const [MOST_ORDER, MOST_ELEMENTS] = [32, 2048];

/** Whether matrices of this shape are computed in lanes. */
export function fitsGesvdjLanes({ m, n, left, right }: GesvdShape): boolean {
  const order = Math.min(m, n);
  const columns = gesvdjColumns(order, m >= n ? left : right);
  return order > 0 && order <= MOST_ORDER && m * n <= MOST_ELEMENTS && fitsLanes(order, Math.max(m, n), columns);
}

/** S, what is asked for of U and V, and info at `infos`, of matrices of a shape that fits. A is only read. */
export function gesvdjLanes(
  e: Engine,
  r: Real,
  { m, n, left, right }: GesvdShape,
  { A, S, U, V }: GesvdjPlaces,
  infos: number,
  count: number,
): void {
  const tall = m >= n;
  const [p, q] = [Math.max(m, n), Math.min(m, n)];
  const vectors = (X: BatchPlace | undefined, first: number): readonly number[] =>
    X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
  // Of a factorization that takes as long: by what is measured, roughly.
  const flops = (2 / r.lanes) * count * q * q * (100 + 40 * p);
  runLanes(e, r, batchedGesvdj(r, p), 'gesvdj', { count, flops }, (first) => [
    ...[placeOf(A, first).at, A.ldBytes, A.strideBytes, placeOf(S, first).at, S.strideBytes],
    ...vectors(tall ? U : V, first),
    ...vectors(tall ? V : U, first),
    ...[infos + 4 * first, p, q, tall ? left : right, tall ? right : left, Number(!tall)],
  ]);
}
