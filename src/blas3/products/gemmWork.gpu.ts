// GEMM through workspace: in slices of its depth, where C alone does not fill the GPU, or with operands copied into aligned places.
import { powerOfTwo } from '../../blas2/gemv.gpu.ts';
import { type DeviceMat, isHalf } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { slicesOf, type TileChoice } from './gemm.kernels.ts';
import { launchFused } from './gemmEpilogue.ts';
import { type DeviceProduct, enqueueTile, isAlignedC } from './gemmTile.gpu.ts';
import { gemmPad, gemmSum, PAD_COLUMNS, PAD_ROWS, padTunings, sumTunings } from './gemmWork.kernels.ts';

/**
 * Enqueues the product in slices of its depth, each into a matrix of workspace in single precision, and their sum. What is summed and in
 * which order depends on the sizes and the tile only.
 */
export function enqueueSlices(queue: Queue, g: DeviceProduct, choice: TileChoice): void {
  const { transA, transB, m, n, k, A, B } = g;
  const { slices, depth } = slicesOf(g, choice.tile);
  if (slices === 1) {
    enqueueTile(queue, g, choice);
    return;
  }
  const W: DeviceMat = { data: queue.context.lease('s', m * n * slices), off: 0, ld: m };
  const strides = {
    strideA: transA === 1 ? depth : depth * A.ld,
    strideB: transB === 1 ? depth * B.ld : depth,
    strideC: m * n,
  };
  const slice = { ...g, ...strides, k: depth, end: k, batch: slices, C: W, ...BARE };
  enqueueTile(queue, slice, choice);
  enqueueSum(queue, g, W, slices);
  W.data.dispose();
}

/** A product that goes into workspace as it is: the rest of the formula is the sum's. */
const BARE = { alpha: 1, beta: 0, epilogue: undefined } as const;

/** Enqueues the product by way of copies of its factors that are aligned and of whole tiles, so that the kernel guards no edges. */
export function enqueuePadded(queue: Queue, g: DeviceProduct, choice: TileChoice): void {
  const { transA, transB, m, n, k } = g;
  if (k === 0) {
    enqueueSum(queue, g, { data: queue.nothing, off: 0, ld: 1 }, 0);
    return;
  }
  const { BM, BN, BK } = choice.tile;
  const [rows, columns, depth] = [up(m, BM), up(n, BN), up(k, BK)];
  const A = transA === 1 ? padded(queue, g.A, k, m, depth, rows) : padded(queue, g.A, m, k, rows, depth);
  const B = transB === 1 ? padded(queue, g.B, n, k, columns, depth) : padded(queue, g.B, k, n, depth, columns);
  const whole = { ...g, A, B, m: rows, n: columns, k: depth };
  if (rows === m && columns === n && isAlignedC(g)) {
    enqueueTile(queue, whole, choice);
  } else {
    const W: DeviceMat = { data: queue.context.lease('s', rows * columns), off: 0, ld: rows };
    enqueueTile(queue, { ...whole, C: W, ...BARE }, choice);
    enqueueSum(queue, g, W, 1);
    W.data.dispose();
  }
  for (const { data } of [A, B]) data.dispose();
}

const up = (x: number, step: number): number => Math.ceil(x / step) * step;

/** A copy of X, `rows` x `columns` as it is stored, with zeros up to `ld` x `width`. */
function padded(queue: Queue, X: DeviceMat, rows: number, columns: number, ld: number, width: number): DeviceMat {
  const P = queue.context.lease(X.data.type, ld * width);
  const params = { m: rows, n: columns, offX: X.off, ldx: X.ld, ldp: ld, columns: width };
  const groups = [Math.ceil(ld / PAD_ROWS), Math.ceil(width / PAD_COLUMNS), 1] as const;
  queue.launch(gemmPad, padTunings[isHalf(X) ? 1 : 0]!, { X: X.data, P }, params, groups);
  return { data: P, off: 0, ld };
}

/** Threads of gemm_sum that share an element at most. */
const SHARING = 64;

type Sum = Pick<DeviceProduct, 'm' | 'n' | 'alpha' | 'beta' | 'C' | 'epilogue'>;

/** Enqueues C := alpha (the sum of the slices of W) + beta C, and the epilogue; without slices W is not read. */
export function enqueueSum(queue: Queue, { m, n, alpha, beta, C, epilogue }: Sum, W: DeviceMat, slices: number): void {
  const tuning = sumTunings[isHalf(C) ? 1 : 0]!;
  const cells = tuning.THREADS / powerOfTwo(slices / tuning.DEPTH, SHARING);
  const params = { m, n, slices, cells, ldw: W.ld, strideW: W.ld * n, offC: C.off, ldc: C.ld, alpha, beta };
  const grid = [Math.ceil((m * n) / cells), 1, 1] as const;
  launchFused(queue, epilogue, gemmSum, tuning, { W: W.data, C: C.data }, params, grid);
}
