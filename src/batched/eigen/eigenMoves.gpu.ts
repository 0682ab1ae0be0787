// Symmetric and Hermitian matrices of a batch to a workspace side by side, and eigenvalues and vectors from it to where a call wants them.
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import {
  type BatchMat,
  type BatchRun,
  type BatchVec,
  batchParams,
  isListed,
  type Reports,
  recordsOf,
} from '../deviceBatch.ts';
import {
  eigenGather,
  eigenLargest,
  eigenValues,
  eigenVectors,
  gatherVariants,
  isSingle,
  isSpread,
  largestVariants,
  moveTile,
  tilesOf,
  VALUE_THREADS,
  valuesVariants,
  vectorsVariants,
} from './eigenMoves.kernels.ts';
import { distanceOf, type PackedRun } from './packed.ts';

/** A run in the workspace: full symmetric (Hermitian) matrices, each times 2^shifts(z). */
export interface Gathered extends PackedRun {
  readonly A: DeviceBuffer;
  readonly shifts: DeviceBuffer;
}

/**
 * Enqueues the copy of a run's matrices, of which one triangle is read. Those that are not finite have order 0 there. `even`: the shifts
 * are even, for factors whose squares the matrices are.
 */
export function enqueueEigenGather(
  queue: Queue,
  ws: Workspace,
  run: BatchRun,
  A: BatchMat,
  uplo: Uplo,
  even = false,
): Gathered {
  const { count } = run;
  // Empty matrices have a report all the same.
  const n = Math.max(4, distanceOf(run.n));
  const X = ws.like(A, count * n * n);
  const [orders, shifts] = [ws.take('i', count), ws.take('i', count)];
  const tile = moveTile(run.n);
  const SPREAD = isSpread(run.n);
  const params = { ...batchParams(run, { A }, {}), ld: n, upper: Number(uplo === 'u'), even: Number(even) };
  const groups = [count, SPREAD ? tilesOf(run.n) : 1, 1] as const;
  const LISTED = isListed(run);
  const buffers = { A: A.data, X, orders, shifts, ...recordsOf(run) };
  const gather = (tops: { readonly tops?: DeviceBuffer }): void => {
    const tuning = gatherVariants.of(A.data.type, { SINGLE: isSingle(run.n), SPREAD, LISTED }, tile);
    queue.launch(eigenGather, tuning, { ...buffers, ...tops }, params, groups);
  };
  if (SPREAD) {
    const tops = ws.take('i', count);
    queue.clear(tops.gpu(true), 0, 4 * count);
    const tuning = largestVariants.of(A.data.type, { LISTED }, tile);
    queue.launch(eigenLargest, tuning, { A: A.data, tops, ...recordsOf(run) }, params, groups);
    gather({ tops });
  } else {
    gather({});
  }
  return { count, n, orders, A: X, shifts };
}

/** What has been found of a run: eigenvalues of the scaled matrices, how much has not converged, and vectors packed as the matrices are. */
export interface Found {
  readonly d: DeviceBuffer;
  readonly found: DeviceBuffer;
  readonly Z?: DeviceBuffer | undefined;
}

/** Where results belong. `info` and `nonfinite` have buffers of their own. */
export interface Results extends Pick<Reports, 'info' | 'onFailure'> {
  readonly nonfinite: DeviceMat;
  /** Of the vectors, if there are. */
  readonly A: BatchMat;
  readonly W: BatchVec;
}

/** Enqueues W, info and the vectors. */
export function enqueueEigenScatter(queue: Queue, run: BatchRun, from: Gathered & Found, to: Results): void {
  const { count, n, d, found, Z, orders, shifts } = from;
  const { A, W, info, nonfinite } = to;
  const params = { ...batchParams(run, { A, ipiv: W }, to), ld: n };
  const LISTED = isListed(run);
  queue.launch(
    eigenValues,
    valuesVariants.of(undefined, { LISTED, VALUES: 1 }),
    { d, found, orders, shifts, W: W.data, info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) },
    params,
    [Math.ceil((count * n) / VALUE_THREADS), 1, 1],
  );
  if (Z !== undefined) enqueueEigenVectors(queue, run, { ...from, Z }, to);
}

/** Enqueues the vectors to A. */
export function enqueueEigenVectors(
  queue: Queue,
  run: BatchRun,
  from: PackedRun & Pick<Found, 'found'> & { readonly Z: DeviceBuffer },
  to: Pick<Results, 'A' | 'info' | 'onFailure'>,
): void {
  const { count, n, Z, found, orders } = from;
  const { A } = to;
  const tile = moveTile(run.n);
  const tilesDown = Math.ceil(run.n / tile.SIDE);
  queue.launch(
    eigenVectors,
    vectorsVariants.of(A.data.type, { LISTED: isListed(run), CHOSEN: 0 }, tile),
    { Z, found, orders, A: A.data, ...recordsOf(run) },
    { ...batchParams(run, { A }, to), ld: n, tilesDown },
    [count, tilesDown * tilesDown, 1],
  );
}
