// Blocks of reflectors on the GPU: H(0) ... H(k-1) = I - V T V^H with V written out, for products by larfb.gpu.ts.

import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import {
  larftBlock,
  larftLight,
  larftTile,
  larftUnit,
  larftUnitVariants,
  larftVariants,
  UNIT_COLS,
  UNIT_ROWS,
} from './larft.kernels.ts';
import { roomOf } from './qrBlocks.ts';
import type { LarftArgs } from './routines.gen.ts';

export interface DeviceReflectors {
  /** Elements of each v. */
  readonly m: number;
  readonly k: number;
  /** m x k, unit lower trapezoidal with its zeros and ones. */
  readonly V: DeviceMat;
  /** k x k, upper triangular with its zeros; there is room for a multiple of 32 of rows and columns. */
  readonly T: DeviceMat;
}

const up = (x: number, step: number): number => Math.ceil(x / step) * step;

/** Workspace for a rows x cols matrix of another's type. */
export function takeMatrix(ws: Pick<Workspace, 'like'>, like: DeviceMat, rows: number, cols: number): DeviceMat {
  const ld = Math.max(4, up(rows, 4)); // the fast gemm kernels need multiples of four
  return { data: ws.like(like, ld * Math.max(1, cols)), off: 0, ld };
}

/** Workspace for k reflectors of m elements of a matrix's type. */
export function takeReflectors(ws: Pick<Workspace, 'like'>, like: DeviceMat, m: number, k: number): DeviceReflectors {
  const { ldv, ldt } = roomOf(m, k);
  const V = { data: ws.like(like, ldv * k), off: 0, ld: ldv };
  return { m, k, V, T: { data: ws.like(like, ldt * ldt), off: 0, ld: ldt } };
}

/** Enqueues V from the v's that geqrf leaves below the diagonal of A, m x k. */
export function enqueueUnit(queue: Queue, A: DeviceMat, { m, k, V }: DeviceReflectors): void {
  const params = { m, k, off: A.off, lda: A.ld, offV: V.off, ldv: V.ld };
  const groups = [Math.ceil(m / UNIT_ROWS), Math.ceil(k / UNIT_COLS), 1] as const;
  queue.launch(larftUnit, larftUnitVariants.of(A.data.type), { A: A.data, whole: V.data }, params, groups);
}

/** Enqueues V and T of the k reflectors in A, m x k, with their factors at tau. */
export function enqueueLarft(queue: Queue, A: DeviceMat, tau: DeviceMat, block: DeviceReflectors): void {
  enqueueUnit(queue, A, block);
  enqueueFactor(queue, tau, block);
}

/** Enqueues T of the k reflectors in V. */
export function enqueueFactor(queue: Queue, tau: DeviceMat, { m, k, V, T }: DeviceReflectors): void {
  scope(queue, (ws) => {
    const G = { data: ws.like(V, T.ld * k), off: 0, ld: T.ld };
    enqueueGemm(queue, { transA: 'c', m: k, n: k, k: m, alpha: 1, A: V, B: V, beta: 0, C: G });
    enqueueTriangle(queue, { k, count: k, G, tau, T });
  });
}

export interface DeviceTriangle {
  /** Order of T. */
  readonly k: number;
  /** The reflectors from this one on are the identity. */
  readonly count: number;
  /** V^H V, of which what is above the diagonal is read. */
  readonly G: DeviceMat;
  readonly tau: DeviceMat;
  readonly T: DeviceMat;
}

/**
 * Enqueues T from V^H V: blocks on the diagonal, then pairs of neighbours until one is left:
 *
 *   T = [ T1  -T1 (V1^H V2) T2 ]
 *       [ 0          T2        ]
 */
export function enqueueTriangle(queue: Queue, { k, count, G, tau, T }: DeviceTriangle): void {
  const tile = queue.context.gpu!.software ? larftLight : larftTile;
  const { ORDER } = tile;
  const params = { k, count, offG: G.off, ldg: G.ld, offTau: tau.off, offT: T.off, ldt: T.ld };
  const groups = [Math.ceil(k / ORDER), 1, 1] as const;
  const buffers = { G: G.data, tau: tau.data, triangle: T.data };
  queue.launch(larftBlock, larftVariants.of(T.data.type, {}, tile), buffers, params, groups);
  if (k <= ORDER) return;
  scope(queue, (ws) => {
    const W = { data: ws.like(T, T.ld * k), off: 0, ld: T.ld };
    for (let order = ORDER; order < k; order *= 2) {
      const whole = Math.floor(k / (2 * order));
      if (whole > 0) enqueuePairs(queue, { G, T, W, at: 0, order, second: order, pairs: whole });
      const rest = k - whole * 2 * order;
      if (rest > order) enqueuePairs(queue, { G, T, W, at: 2 * order * whole, order, second: rest - order, pairs: 1 });
    }
  });
}

interface Pairs extends Pick<DeviceTriangle, 'G' | 'T'> {
  readonly W: DeviceMat;
  /** The first row and column. */
  readonly at: number;
  /** Orders of T1 and T2. */
  readonly order: number;
  readonly second: number;
  readonly pairs: number;
}

function enqueuePairs(queue: Queue, { G, T, W, at: first, order, second, pairs }: Pairs): void {
  const apart = (X: DeviceMat): number => 2 * order * (X.ld + 1);
  const right = (X: DeviceMat): DeviceMat => at(X, first, first + order);
  const [strideG, strideT, strideW] = [apart(G), apart(T), apart(W)];
  enqueueGemm(queue, {
    m: order,
    n: second,
    k: second,
    alpha: 1,
    A: right(G),
    B: at(T, first + order, first + order),
    beta: 0,
    C: right(W),
    batch: pairs,
    strideA: strideG,
    strideB: strideT,
    strideC: strideW,
  });
  enqueueGemm(queue, {
    m: order,
    n: second,
    k: order,
    alpha: -1,
    A: at(T, first, first),
    B: right(W),
    beta: 0,
    C: right(T),
    batch: pairs,
    strideA: strideT,
    strideB: strideW,
    strideC: strideT,
  });
}

export function larftGpu(queue: Queue, a: Bound<LarftArgs<Prec>>): void {
  const { storev, n, k, V, tau, T } = onDevice(a);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larft_block', why: 'V^H V by gemm, T from it' });
  scope(queue, (ws) => {
    const block = takeReflectors(ws, V, n, k);
    enqueueLarft(queue, columnsOf(queue, ws, storev, n, k, V), tau, block);
    enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A: block.T, B: T });
  });
}

/** k reflectors of n elements as columns. */
export function columnsOf(
  queue: Queue,
  ws: Workspace,
  storev: 'c' | 'r',
  n: number,
  k: number,
  V: DeviceMat,
): DeviceMat {
  if (storev === 'c') return V;
  const turned = takeMatrix(ws, V, n, k);
  enqueueTranspose(queue, { m: k, n, A: V, B: turned, conjugate: true });
  return turned;
}
