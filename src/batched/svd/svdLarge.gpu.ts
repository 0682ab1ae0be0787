// Singular value decompositions of larger square matrices of a batch on the GPU by symmetric eigenproblems of twice their order. The
// smallest n eigenvalues of [0 A; A^T 0] are -s, and the halves of their vectors are u and -v over sqrt(2): orthonormal together, so that
// U^T U - I is about eps |A| / (s_i + s_j), which is much where values are small. But in the order of falling values columns of their QR
// factorizations are as far from them only as eps |A| / s_j, which s_j makes good again: |A - U S V^T| is some n eps |A| whatever the
// matrix, and U and V are orthonormal, also where a value is zero.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { type BatchOperands, type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import type { Found, Gathered } from '../eigen/eigenMoves.gpu.ts';
import { enqueuePackedSolution } from '../eigen/syevPacked.gpu.ts';
import type { Packed } from '../group.gpu.ts';
import { enqueueLargeGeqrf } from '../qr/qrLarge.gpu.ts';
import { packedMat } from '../qr/qrWork.gpu.ts';
import { enqueueReflect } from '../qr/reflectBatch.gpu.ts';
import { NAN_BITS } from './svd.kernels.ts';
import {
  augmentVariants,
  HALVES_EACH,
  halvesTuning,
  svdAugment,
  svdHalves,
  svdValues,
  svdVectors,
  VALUE_THREADS,
  VECTOR_SIDE,
  valuesVariants,
  vectorsVariants,
} from './svdLarge.kernels.ts';
import { paddedColumns } from './svdSizes.ts';

/** Square matrices W = X S Y^T in a workspace, and where their factors go: S to the pivots' place, X to B, of m rows, and Y to C. */
export interface LargeSvd {
  readonly o: BatchOperands;
  readonly W: Packed;
  /** Only the upper triangle of W counts. */
  readonly inner: boolean;
  /** Not 0 where a matrix is not finite; becomes what lib/svd_state has. */
  readonly state: DeviceBuffer;
  /** Columns of X and Y as lib/svd_state has them. */
  readonly left: number;
  readonly right: number;
}

/** Enqueues W = X S Y^T for every problem of a run. */
export function enqueueLargeSvd(queue: Queue, run: BatchRun, f: LargeSvd): void {
  const sides = ([f.left, f.right] as const).flatMap((job, right) => (job === 0 ? [] : [{ job, right }]));
  scope(queue, (ws) => {
    const from = enqueueAugment(queue, ws, run, f);
    const order = from.n / 2;
    const jobz = sides.length === 0 ? 'n' : 'v';
    const solved = enqueuePackedSolution(queue, ws, from.n, from, jobz, order);
    enqueueValues(queue, run, f, { ...from, ...solved });
    if (solved.Z === undefined) return;
    const [Y, T] = [order * order, order].map((stride) => ws.take('s', sides.length * run.count * stride));
    enqueueHalves(queue, from, { Z: solved.Z, Y: Y!, sides: sides.length, right: sides[0]!.right });
    const V = packedMat({ data: Y!, ld: order, stride: order * order });
    const tau = { data: T!, off: 0, stride: order };
    const square = { m: order, n: order, nrhs: order, count: sides.length * run.count, first: 0 };
    enqueueLargeGeqrf(queue, square, { A: V, tau });
    // There is room for Q where the eigenproblems were.
    const Q = packedMat({ data: from.A, ld: order, stride: order * order });
    enqueueReflect(queue, square, { V, tau, C: Q, trans: false, first: 0, last: order, identity: true });
    for (const [side, { job, right }] of sides.entries()) {
      const X = (right === 0 ? f.o.B : f.o.C)!;
      const [rows, columns] =
        right === 0 ? [run.m, job === 2 ? run.m : run.nrhs] : [run.n, job === 2 ? run.n : run.nrhs];
      const tilesDown = Math.ceil(rows / VECTOR_SIDE);
      const tiles = tilesDown * Math.ceil(columns / VECTOR_SIDE);
      const params = { ...batchParams(run, f.o, {}), tilesDown, job, right, sides: sides.length, side, ld: order };
      const buffers = { X: X.data, Q: Q.data, R: Y!, orders: from.orders, ...recordsOf(run) };
      const tuning = vectorsVariants.of(undefined, { LISTED: isListed(run) });
      if (tiles > 0) queue.launch(svdVectors, tuning, buffers, params, [run.count, tiles, 1]);
    }
  });
}

/** The eigenproblems of a run. Their padding depends on the class of its problems alone. */
function enqueueAugment(queue: Queue, ws: Workspace, run: BatchRun, { o, W, inner, state }: LargeSvd): Gathered {
  const { count } = run;
  const n = 2 * paddedColumns(run.n);
  const A = ws.take('s', count * n * n);
  const [orders, shifts] = [ws.take('i', count), ws.take('i', count)];
  const params = { ...batchParams(run, o, {}), inner: Number(inner), strideW: W.stride, ldW: W.ld, ld: n };
  const buffers = { W: W.data, odd: state, X: A, orders, shifts, ...recordsOf(run) };
  queue.launch(svdAugment, augmentVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, [count, 1, 1]);
  return { count, n, A, orders, shifts };
}

function enqueueValues(queue: Queue, run: BatchRun, { o, state }: LargeSvd, from: Gathered & Found): void {
  const { count, n, d, found, orders, shifts } = from;
  const params = { ...batchParams(run, o, {}), ld: n, noNumber: NAN_BITS };
  const buffers = { d, found, orders, shifts, S: o.ipiv!.data, state, ...recordsOf(run) };
  const groups = [Math.ceil((count * n) / VALUE_THREADS), 1, 1] as const;
  queue.launch(svdValues, valuesVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, groups);
}

/** To Y the halves, of both sides or of the first or second one. */
function enqueueHalves(
  queue: Queue,
  { count, n, orders }: Gathered,
  to: { readonly Z: DeviceBuffer; readonly Y: DeviceBuffer; readonly sides: number; readonly right: number },
): void {
  const { Z, Y, sides, right } = to;
  const groups = [count * sides, Math.ceil((n * n) / (4 * HALVES_EACH)), 1] as const;
  queue.launch(svdHalves, halvesTuning, { Z, orders, Y }, { ld: n, sides, right }, groups);
}
