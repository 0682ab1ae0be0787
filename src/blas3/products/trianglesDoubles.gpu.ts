// Triangles of doubles on the GPU: as full matrices in workspace, which products read and write whole, and back.
import { re } from '../../core/complex.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Diag, Uplo } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.ts';
import { enqueueGemmSoft } from './gemmSoft.gpu.ts';
import { expandDouble, mergeDouble, TRIANGLE_THREADS, triangleTuning } from './trianglesDoubles.kernels.ts';

const PART = { f: 0, l: 1, u: 2 } as const;

export interface DeviceMergeDoubles {
  readonly part: Uplo | 'f';
  readonly m: number;
  readonly n: number;
  /** In another buffer, from its beginning. Absent: zero. */
  readonly W?: DeviceMat;
  readonly beta: Scalar<Prec>;
  readonly C: DeviceMat;
}

/** Enqueues C := W + beta C on a part of C. */
export function enqueueMergeDoubles(queue: Queue, { part, m, n, W, beta, C }: DeviceMergeDoubles): void {
  if (m === 0 || n === 0) return;
  const params = {
    part: PART[part],
    m,
    useW: W === undefined ? 0 : 1,
    ldw: W?.ld ?? 1,
    offC: C.off,
    ldc: C.ld,
    beta: re(beta),
  };
  const buffers = { W: W?.data ?? queue.nothing, C: C.data };
  queue.launch(mergeDouble, triangleTuning, buffers, params, [Math.ceil(m / TRIANGLE_THREADS), n, 1]);
}

export interface DeviceExpandDoubles {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  /** In another buffer, from its beginning. */
  readonly W: DeviceMat;
  /** Symmetric. Absent: the other triangle is zero. */
  readonly mirrored?: true;
  readonly diag?: Diag;
}

/** Enqueues W := the matrix of which A holds a triangle. */
export function enqueueExpandDoubles(queue: Queue, e: DeviceExpandDoubles): void {
  const { uplo, n, A, W } = e;
  const flags = { uplo: PART[uplo], mirrored: e.mirrored === true ? 1 : 0, unit: e.diag === 'u' ? 1 : 0 };
  const params = { ...flags, n, offA: A.off, lda: A.ld, ldw: W.ld };
  queue.launch(expandDouble, triangleTuning, { A: A.data, W: W.data }, params, [Math.ceil(n / TRIANGLE_THREADS), n, 1]);
}

/**
 * Multiplications, and their depth, up to which soft arithmetic, one dispatch, takes less time than residues, which are several: some 60 us
 * of both on an H100, 2026-11. The same on every device, for the bits are.
 */
const FEW = 2 ** 21;
const SHALLOW = 128;
export const isSmall = (m: number, n: number, k: number): boolean => k <= SHALLOW && m * n * k <= FEW;

/** Products as the steps of level 3 and of factorizations take them; with 'span' of as many moduli as their data need. */
export const doublesOn =
  (queue: Queue, moduli?: 'span'): Gemm<DeviceMat> =>
  (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (m === 0 || n === 0) return;
    if (isSmall(m, n, k)) enqueueGemmSoft(queue, { transA, transB, m, n, k, alpha, A, B, beta, C });
    else {
      const product = { transA, transB, m, n, k, alpha, A, B, beta, C };
      enqueueGemmDoubles(queue, moduli === undefined ? product : { ...product, moduli });
    }
  };
