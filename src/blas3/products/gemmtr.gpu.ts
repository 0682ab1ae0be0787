// GEMMTR on the GPU, and with it every routine that updates one triangle: in one dispatch, or by gemm on square blocks, so that the
// triangle costs what a rectangle of its size does.
import type { Bound } from '../../core/args.ts';
import { isOne, isZero } from '../../core/complex.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGemm } from './gemm.gpu.ts';
import {
  type DeviceTriangle,
  enqueueTriangle,
  enqueueTriangleTensor,
  pickTile,
  pickTriangleTensor,
} from './gemmTriangle.gpu.ts';
import { MERGE_COLUMNS, MERGE_ROWS, mergeVariants, triMerge } from './gemmtr.kernels.ts';
import type { GemmtrArgs } from './routines.gen.ts';

export interface DeviceGemmtr extends DeviceTriangle {
  /** In square blocks, those on the diagonal of this order, a multiple of 4: for tests. */
  readonly nb?: number;
}

/**
 * Blocks on the diagonal are computed whole and half of that is thrown away: smaller ones waste less, larger ones run faster. H200,
 * 2026-11, n = 4096, TFLOP/s with blocks of 128, 256, 512, 1024: syrk 36.0, 36.8, 37.3, 36.9; trmm 34.4, 38.2, 37.2, 34.5; gemm 46.6.
 */
export const TRIANGLE_BLOCK = 256;

export function gemmtrGpu(queue: Queue, a: Bound<GemmtrArgs<Prec>>): void {
  const { uplo, n, k, alpha, beta } = a;
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  const g = { uplo, transA: a.transA, transB: a.transB, n, k, alpha, A, B, beta, C };
  enqueueGemmtr(queue, g, a.routine);
}

const ceil4 = (x: number): number => Math.ceil(x / 4) * 4;

/**
 * Enqueues C := alpha op(A) op(B) + beta C on one triangle of C, of order n. A and B may lie in C's buffer, apart from C. `noteAs` traces
 * the choice under that name.
 */
export function enqueueGemmtr(queue: Queue, g: DeviceGemmtr, noteAs?: string): void {
  const { uplo, n, k, alpha, beta, C } = g;
  if (n === 0) return;
  const note = (kernel: string, why: string): void => {
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel, why });
  };
  if (isZero(alpha) || k === 0) {
    note('tri_merge', 'no product: C is scaled');
    if (!isOne(beta)) enqueueMerge(queue, { part: uplo, m: n, n, order: n, beta, C });
    return;
  }
  const tensor = g.nb === undefined ? pickTriangleTensor(queue, g) : undefined;
  if (tensor !== undefined) {
    note(tensor.name, tensor.why);
    enqueueTriangleTensor(queue, g, tensor);
    return;
  }
  const { name, choice, why } = pickTile(queue, g);
  if (choice === undefined || g.nb !== undefined) {
    note(
      'gemm and tri_merge',
      `${why}: gemm on square blocks, blocks of ${TRIANGLE_BLOCK} on the diagonal through workspace`,
    );
    enqueueBlocks(queue, g);
  } else {
    note(name, why);
    enqueueTriangle(queue, g, choice);
  }
}

/**
 * The triangle as its blocks on the diagonal and, for h = nb, 2 nb, 4 nb, ..., squares of order h below (or above) them: those of one size
 * are equally far apart, so that each size is one batched launch.
 */
function enqueueBlocks(queue: Queue, g: DeviceGemmtr): void {
  const { uplo, transA, transB, n, k, alpha, A, B, beta, C, math = 'strict' } = g;
  const nb = Math.min(g.nb ?? TRIANGLE_BLOCK, ceil4(n));
  const rowsOfA = (i: number): DeviceMat => (transA === 'n' ? at(A, i, 0) : at(A, 0, i));
  const columnsOfB = (j: number): DeviceMat => (transB === 'n' ? at(B, 0, j) : at(B, j, 0));
  const product = { transA, transB, k, alpha, math };
  /** Batched strides for blocks that are `step` rows and columns apart. */
  const strides = (step: number) => ({
    strideA: transA === 'n' ? step : step * A.ld,
    strideB: transB === 'n' ? step * B.ld : step,
  });

  for (let h = nb; h < n; h *= 2) {
    const pairs = Math.floor(n / (2 * h));
    const square = (first: number, batch: number, second: number): void => {
      const [i, j] = uplo === 'l' ? [first + h, first] : [first, first + h];
      enqueueGemm(queue, {
        ...product,
        ...strides(2 * h),
        strideC: 2 * h * (C.ld + 1),
        batch,
        m: uplo === 'l' ? second : h,
        n: uplo === 'l' ? h : second,
        A: rowsOfA(i),
        B: columnsOfB(j),
        beta,
        C: at(C, i, j),
      });
    };
    square(0, pairs, h);
    // What is left at the end: one rectangle, if its first half is whole.
    square(2 * h * pairs, 1, Math.max(0, n - 2 * h * pairs - h));
  }

  const whole = Math.floor(n / nb);
  const rest = n - whole * nb;
  const blocks = rest === 0 ? whole : whole + 1;
  scope(queue, (ws) => {
    const W: DeviceMat = { data: ws.like(C, blocks * nb * nb), off: 0, ld: nb };
    const diagonal = (first: number, batch: number, order: number): void =>
      enqueueGemm(queue, {
        ...product,
        ...strides(nb),
        strideC: nb * nb,
        batch,
        m: order,
        n: order,
        A: rowsOfA(first * nb),
        B: columnsOfB(first * nb),
        beta: 0,
        C: at(W, 0, first * nb),
      });
    diagonal(0, whole, nb);
    diagonal(whole, 1, rest);
    enqueueMerge(queue, { part: uplo, m: nb, n: nb, order: n, blocks, W, beta, C });
  });
}

export interface DeviceMerge {
  readonly part: Uplo | 'all';
  readonly m: number;
  readonly n: number;
  /** Rows and columns of C behind the first block's start, the other blocks included. */
  readonly order: number;
  readonly blocks?: number;
  /** Blocks, one behind the other. Absent: zero. */
  readonly W?: DeviceMat;
  readonly beta: Scalar<Prec>;
  readonly C: DeviceMat;
}

/** Enqueues C := W + beta C on a part of the blocks on C's diagonal. W lies in another buffer. */
export function enqueueMerge(queue: Queue, { part, m, n, order, blocks = 1, W, beta, C }: DeviceMerge): void {
  const params = {
    part: part === 'all' ? 0 : part === 'l' ? 1 : 2,
    m,
    n,
    order,
    useW: W === undefined ? 0 : 1,
    ldw: W?.ld ?? 1,
    strideW: (W?.ld ?? 1) * n,
    offC: C.off,
    ldc: C.ld,
    strideC: n * (C.ld + 1),
    scales: isOne(beta) ? 0 : 1,
    beta,
  };
  const groups = [Math.ceil(m / MERGE_ROWS), Math.ceil(n / MERGE_COLUMNS), blocks] as const;
  queue.launch(triMerge, mergeVariants.of(C.data.type), { W: W?.data ?? queue.nothing, C: C.data }, params, groups);
}
