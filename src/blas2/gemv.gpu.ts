// GEMV on the GPU: partial sums into a workspace, then their sum into y. Also the building block of trsv, and its second half that of
// symv, trmv and gbmv. The pass that reads A and x does not bind y: all three may lie in one buffer.
import { type Picked, pick } from '../autotune/pick.ts';
import { deviceType } from '../blas1/vector.ts';
import type { Bound } from '../core/args.ts';
import { isZero } from '../core/complex.ts';
import { type Complex, type ElementType, isComplex, isDouble, type Prec } from '../core/field.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat, isHalf } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type GemvChoice, gemvN, gemvRules, gemvSum, gemvT, sumTunings } from './gemv.kernels.ts';
import type { GemvArgs } from './routines.gen.ts';

export interface DeviceGemv {
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly alpha: number | Complex;
  readonly A: DeviceMat;
  /** Vectors: `off` is the place of element 0, `ld` the step to the next, which may be negative. */
  readonly x: DeviceMat;
  readonly beta: number | Complex;
  readonly y: DeviceMat;
}

/** A vector of n elements for the device: BLAS starts at the far end if the increment is negative. */
export function deviceVector(pointer: Ptr<ElementType>, n: number, inc: number): DeviceMat {
  const x = deviceMat(pointer, inc);
  return { ...x, off: x.off + Math.max(0, (1 - n) * inc) };
}

/** Workgroups that fill a large GPU (132 processors with 8 each on an H200) and cost a small one little. */
const FILLS = 1024;
/** Threads of gemv_sum that share an element at most: neighbours still load 16 bytes together. */
const SHARING = 64;

export function gemvGpu(queue: Queue, a: Bound<GemvArgs<Prec>>): void {
  const { trans, m, n, alpha, beta } = a;
  const [lenX, lenY] = trans === 'n' ? [n, m] : [m, n];
  const A = deviceMat(a.A, a.lda);
  const { name, why } = pickLoads(m, A);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: `gemv_${trans === 'n' ? 'n' : 't'}-${name}`, why });
  const x = deviceVector(a.x, lenX, a.incx);
  enqueueGemv(queue, { trans, m, n, alpha, A, x, beta, y: deviceVector(a.y, lenY, a.incy) });
}

const pickLoads = (m: number, A: DeviceMat): Picked<(typeof gemvRules)[number]['choice']> =>
  pick(
    gemvRules,
    !isComplex(A.data.type) && !isDouble(A.data.type) && m % 4 === 0 && A.off % 4 === 0 && A.ld % 4 === 0,
  );

/** What sums of a matrix's or a vector's elements are kept in. */
export const sumsOf = ({ data: { type } }: DeviceMat): 's' | 'c' | 'd' | 'z' =>
  isDouble(type) ? type : isComplex(type) ? 'c' : 's';

/** Enqueues y := alpha op(A) x + beta y. */
export function enqueueGemv(queue: Queue, g: DeviceGemv): void {
  const n = g.trans === 'n' ? g.m : g.n;
  const { alpha, beta, y } = g;
  if (isZero(alpha) || g.m === 0 || g.n === 0) {
    enqueueSum(queue, { n, W: queue.nothing, slices: 0, alpha, beta, y });
    return;
  }
  const choice = pickLoads(g.m, g.A).choice[deviceType(g.A.data)];
  if (g.trans === 'n') straight(queue, g, choice);
  else transposed(queue, g, choice);
}

/** Length of a slice: enough slices to fill the GPU, each a multiple of what a workgroup loads at a time. */
export const sliceOf = (length: number, step: number, workgroups: number): number =>
  Math.ceil(length / Math.ceil(FILLS / workgroups) / step) * step;

/** The least power of two from x on, between 1 and `most`, itself one. */
export function powerOfTwo(x: number, most: number): number {
  let power = 1;
  while (power < x && power < most) power *= 2;
  return power;
}

function straight(queue: Queue, g: DeviceGemv, { width, n: tuning, groups }: GemvChoice): void {
  const { m, n, alpha, A, x, beta, y } = g;
  const vectors = m / width;
  // Few columns need few threads per row, and few rows leave the more.
  const rows = powerOfTwo(vectors, tuning.THREADS / powerOfTwo(n / tuning.DEPTH, groups));
  const blocks = Math.ceil(vectors / rows);
  const slice = sliceOf(n, (tuning.THREADS / rows) * tuning.DEPTH, blocks);
  const slices = Math.ceil(n / slice);
  const W = queue.context.lease(sumsOf(A), m * slices);
  const places = { offA: A.off / width, lda: A.ld / width, offX: x.off, incX: x.ld };
  const params = { m: vectors, n, rows, slice, ...places, ldw: vectors };
  queue.launch(gemvN, tuning, { A: A.data, x: x.data, W }, params, [blocks, slices, 1]);
  enqueueSum(queue, { n: m, W, slices, ldw: m, alpha, beta, y });
  W.dispose();
}

function transposed(queue: Queue, g: DeviceGemv, { width, t, c }: GemvChoice): void {
  const tuning = g.trans === 'c' ? c : t;
  const { m, n, alpha, A, x, beta, y } = g;
  const packed = x.ld === 1 && x.off % width === 0 ? undefined : queue.context.lease(x.data.type, m);
  if (packed !== undefined) enqueueCopy(queue, m, x, { data: packed, off: 0, ld: 1 });
  const vectors = m / width;
  // Short columns share a workgroup.
  const lanes = powerOfTwo(vectors / tuning.DEPTH, tuning.THREADS);
  const blocks = Math.ceil((n * lanes) / (tuning.THREADS * tuning.COLS));
  const slice = sliceOf(vectors, lanes * tuning.DEPTH, blocks);
  const slices = Math.ceil(vectors / slice);
  const W = queue.context.lease(sumsOf(A), n * slices);
  const offX = packed === undefined ? x.off / width : 0;
  const params = { m: vectors, n, lanes, slice, offA: A.off / width, lda: A.ld / width, offX };
  queue.launch(gemvT, tuning, { A: A.data, x: packed ?? x.data, W }, params, [blocks, slices, 1]);
  enqueueSum(queue, { n, W, slices, ldw: n, alpha, beta, y });
  packed?.dispose();
  W.dispose();
}

/** Enqueues y := x for vectors of n elements in different buffers. */
export function enqueueCopy(queue: Queue, n: number, x: DeviceMat, y: DeviceMat): void {
  enqueueSum(queue, { n, W: x.data, slices: 1, offW: x.off, incW: x.ld, alpha: 1, beta: 0, y });
}

interface DeviceSum {
  readonly n: number;
  /** The slices: W[offW + i*incW + s*ldw]. */
  readonly W: DeviceBuffer;
  readonly slices: number;
  readonly offW?: number;
  readonly incW?: number;
  readonly ldw?: number;
  /** Order of the tiles of a triangle, and whether an element has the slices behind its own tile or those before it. */
  readonly tile?: number;
  readonly after?: boolean;
  readonly alpha: number | Complex;
  readonly beta: number | Complex;
  readonly y: DeviceMat;
}

/** Enqueues y := alpha (sum of the slices of W) + beta y; W must not be y's buffer. */
export function enqueueSum(queue: Queue, s: DeviceSum): void {
  const { n, slices, offW = 0, incW = 1, ldw = 0, tile = 0, alpha, beta, y } = s;
  const tuning = sumTunings[isHalf({ data: s.W }) ? 'hh' : deviceType(y.data)];
  const rows = tuning.THREADS / powerOfTwo(slices / tuning.DEPTH, SHARING);
  const params = {
    n,
    slices,
    rows,
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
  queue.launch(gemvSum, tuning, { W: s.W, y: y.data }, params, [Math.ceil(n / rows), 1, 1]);
}
