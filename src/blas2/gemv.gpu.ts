// GEMV on the GPU: partial sums into a workspace, then their sum into y. Also the building block of trsv, and its second half that of
// symv and trmv. The pass that reads A and x does not bind y: all three may lie in one buffer.
import { type Picked, pick } from '../autotune/pick.ts';
import type { Bound } from '../core/args.ts';
import type { Ptr } from '../core/matrix.ts';
import type { ElementType, Prec } from '../core/precision.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type GemvChoice, gemvN, gemvRules, gemvSum, gemvT, SUM_ROWS, sumTuning } from './gemv.kernels.ts';
import type { GemvArgs } from './gemv.ts';

export interface DeviceGemv {
  readonly trans: boolean;
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  /** Vectors: `off` is the place of element 0, `ld` the step to the next, which may be negative. */
  readonly x: DeviceMat;
  readonly beta: number;
  readonly y: DeviceMat;
}

/** A vector of n elements for the device: BLAS starts at the far end if the increment is negative. */
export function deviceVector(pointer: Ptr<ElementType>, n: number, inc: number): DeviceMat {
  const x = deviceMat(pointer, inc);
  return { ...x, off: x.off + Math.max(0, (1 - n) * inc) };
}

/** Workgroups that fill a large GPU (132 processors with 8 each on an H200) and cost a small one little. */
const FILLS = 1024;

export function gemvGpu(queue: Queue, a: Bound<GemvArgs<Prec>>): void {
  const { m, n, alpha, beta } = a;
  const trans = a.trans !== 'n';
  const [lenX, lenY] = trans ? [m, n] : [n, m];
  const A = deviceMat(a.A, a.lda);
  const { name, why } = pickLoads(m, A);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: `gemv_${trans ? 't' : 'n'}-${name}`, why });
  const x = deviceVector(a.x, lenX, a.incx);
  enqueueGemv(queue, { trans, m, n, alpha, A, x, beta, y: deviceVector(a.y, lenY, a.incy) });
}

const pickLoads = (m: number, A: DeviceMat): Picked<GemvChoice> =>
  pick(gemvRules, m % 4 === 0 && A.off % 4 === 0 && A.ld % 4 === 0);

/** Enqueues y := alpha op(A) x + beta y. */
export function enqueueGemv(queue: Queue, g: DeviceGemv): void {
  const n = g.trans ? g.n : g.m;
  const { alpha, beta, y } = g;
  if (alpha === 0 || g.m === 0 || g.n === 0) {
    enqueueSum(queue, { n, W: queue.nothing, slices: 0, alpha, beta, y });
    return;
  }
  const { choice } = pickLoads(g.m, g.A);
  if (g.trans) transposed(queue, g, choice);
  else straight(queue, g, choice);
}

/** Length of a slice: enough slices to fill the GPU, each a multiple of what a workgroup loads at a time. */
const sliceOf = (length: number, step: number, workgroups: number): number =>
  Math.ceil(length / Math.ceil(FILLS / workgroups) / step) * step;

function straight(queue: Queue, { m, n, alpha, A, x, beta, y }: DeviceGemv, { lanes, n: tuning }: GemvChoice): void {
  const rows = m / lanes;
  const groups = Math.ceil(rows / tuning.ROWS);
  const slice = sliceOf(n, tuning.GROUPS * tuning.DEPTH, groups);
  const slices = Math.ceil(n / slice);
  const W = queue.context.lease('s', m * slices);
  const params = { m: rows, n, slice, offA: A.off / lanes, lda: A.ld / lanes, offX: x.off, incX: x.ld, ldw: rows };
  queue.launch(gemvN, tuning, { A: A.data, x: x.data, W }, params, [groups, slices, 1]);
  enqueueSum(queue, { n: m, W, slices, ldw: m, alpha, beta, y });
  W.dispose();
}

function transposed(queue: Queue, { m, n, alpha, A, x, beta, y }: DeviceGemv, { lanes, t: tuning }: GemvChoice): void {
  const packed = x.ld === 1 && x.off % lanes === 0 ? undefined : queue.context.lease('s', m);
  if (packed !== undefined) enqueueCopy(queue, m, x, { data: packed, off: 0, ld: 1 });
  const rows = m / lanes;
  const groups = Math.ceil(n / tuning.COLS);
  const slice = sliceOf(rows, tuning.THREADS * tuning.DEPTH, groups);
  const slices = Math.ceil(rows / slice);
  const W = queue.context.lease('s', n * slices * lanes);
  const offX = packed === undefined ? x.off / lanes : 0;
  const params = { m: rows, n, slice, offA: A.off / lanes, lda: A.ld / lanes, offX };
  queue.launch(gemvT, tuning, { A: A.data, x: packed ?? x.data, W }, params, [groups, slices, 1]);
  enqueueSum(queue, { n, W, slices, lanes, incW: lanes, ldw: n * lanes, alpha, beta, y });
  packed?.dispose();
  W.dispose();
}

/** Enqueues y := x for vectors of n elements in different buffers. */
export function enqueueCopy(queue: Queue, n: number, x: DeviceMat, y: DeviceMat): void {
  enqueueSum(queue, { n, W: x.data, slices: 1, offW: x.off, incW: x.ld, alpha: 1, beta: 0, y });
}

interface DeviceSum {
  readonly n: number;
  /** The slices: W[offW + i*incW + s*ldw + l] for l < lanes. */
  readonly W: DeviceBuffer;
  readonly slices: number;
  readonly lanes?: number;
  readonly offW?: number;
  readonly incW?: number;
  readonly ldw?: number;
  /** Order of the tiles of a triangle, and whether an element has the slices behind its own tile or those before it. */
  readonly tile?: number;
  readonly after?: boolean;
  readonly alpha: number;
  readonly beta: number;
  readonly y: DeviceMat;
}

/** Enqueues y := alpha (sum of the slices of W) + beta y; W must not be y's buffer. */
export function enqueueSum(queue: Queue, s: DeviceSum): void {
  const { n, slices, lanes = 1, offW = 0, incW = 1, ldw = 0, tile = 0, alpha, beta, y } = s;
  const params = {
    n,
    slices,
    lanes,
    offW,
    incW,
    ldw,
    tile,
    after: s.after ? 1 : 0,
    offY: y.off,
    incY: y.ld,
    alpha,
    beta,
  };
  queue.launch(gemvSum, sumTuning, { W: s.W, y: y.data }, params, [Math.ceil(n / SUM_ROWS), 1, 1]);
}
