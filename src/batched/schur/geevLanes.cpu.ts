// Eigenvalues and vectors of many general matrices in the engine's memory, one matrix per lane.
import type { Engine } from '../../engine/engine.ts';
import { batchedGeev, geevColumns } from '../../engine/kernels/batchedGeev.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace, fitsLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** Places of A and the eigenvalues' parts, and of the vectors where they are asked for. */
export interface GeevPlaces {
  readonly A: BatchPlace;
  readonly WR: BatchPlace;
  readonly WI: BatchPlace;
  readonly VL?: BatchPlace | undefined;
  readonly VR?: BatchPlace | undefined;
}

/** Whether matrices of this order are computed in lanes. */
export const fitsGeevLanes = (n: number, vectors: boolean): boolean =>
  n > 0 && fitsLanes(n, n, geevColumns(n, vectors));

/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
const worth = (r: Real, n: number, vectors: boolean): number => (2 / r.lanes) * n ** 2 * (200 + (vectors ? 13 : 5) * n);

/** WR and WI, what is asked for of VL and VR, and info at `infos`, of matrices of an order that fits. A is only read. */
export function geevLanes(
  e: Engine,
  r: Real,
  n: number,
  { A, WR, WI, VL, VR }: GeevPlaces,
  infos: number,
  count: number,
): void {
  const side = (X: BatchPlace | undefined, first: number): readonly number[] =>
    X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
  const flops = count * worth(r, n, VL !== undefined || VR !== undefined);
  runLanes(e, r, batchedGeev(r, n), 'geev', { count, flops }, (first) => [
    ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
    ...[placeOf(WR, first).at, WR.strideBytes, placeOf(WI, first).at, WI.strideBytes],
    ...side(VL, first),
    ...side(VR, first),
    ...[infos + 4 * first, n, Number(VL !== undefined), Number(VR !== undefined)],
  ]);
}
