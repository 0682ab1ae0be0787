// Singular value decompositions of many matrices in the engine's memory, one matrix per lane.
import type { Engine } from '../../engine/engine.ts';
import { batchedGesvd, gesvdColumns } from '../../engine/kernels/batchedGesvd.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace, fitsLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** Rows and columns, and of how many left vectors columns, and of how many right ones rows, are asked for: each 0, min(m, n) or all. */
export interface GesvdShape {
  readonly m: number;
  readonly n: number;
  readonly left: number;
  readonly right: number;
}

/** Places of A and S, and of U and V^T where they are asked for. */
export interface GesvdPlaces {
  readonly A: BatchPlace;
  readonly S: BatchPlace;
  readonly U?: BatchPlace | undefined;
  readonly VT?: BatchPlace | undefined;
}

/** Vectors of the longer side. */
const longer = ({ m, n, left, right }: GesvdShape): number => (m >= n ? left : right);

/** Whether matrices of this shape are computed in lanes. */
export function fitsGesvdLanes(shape: GesvdShape): boolean {
  const { m, n } = shape;
  const order = Math.min(m, n);
  return order > 0 && fitsLanes(order, Math.max(m, n), gesvdColumns(Math.max(m, n), order, longer(shape)));
}

/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
function worth(r: Real, { m, n, left, right }: GesvdShape): number {
  const [p, q] = [Math.max(m, n), Math.min(m, n)];
  return (2 / r.lanes) * q * (150 * q + 3 * p * q + (left + right) * p);
}

/** S, what is asked for of U and V^T, and info at `infos`, of matrices of a shape that fits. A is only read. */
export function gesvdLanes(
  e: Engine,
  r: Real,
  shape: GesvdShape,
  { A, S, U, VT }: GesvdPlaces,
  infos: number,
  count: number,
): void {
  const { m, n } = shape;
  const tall = m >= n;
  const vectors = (X: BatchPlace | undefined, first: number): readonly number[] =>
    X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
  const shorter = tall ? shape.right : shape.left;
  const kernel = (tall ? batchedGesvd.tall : batchedGesvd.wide)(r, Math.max(m, n));
  runLanes(e, r, kernel, 'gesvd', { count, flops: count * worth(r, shape) }, (first) => [
    ...[placeOf(A, first).at, A.ldBytes, A.strideBytes, placeOf(S, first).at, S.strideBytes],
    ...vectors(tall ? U : VT, first),
    ...vectors(tall ? VT : U, first),
    ...[infos + 4 * first, Math.max(m, n), Math.min(m, n), longer(shape), shorter],
  ]);
}
