// Triangles of doubles on the GPU: as full matrices in workspace, which products read whole; and which products are small.
import type { Diag, Uplo } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { partCode } from '../elements/part.ts';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.ts';
import { enqueueGemmSoft } from './gemmSoft.gpu.ts';
import { expandDouble, TRIANGLE_THREADS, triangleVariants } from './trianglesDoubles.kernels.ts';

const MIRRORED = { not: 0, symmetric: 1, hermitian: 2 } as const;

export interface DeviceExpandDoubles {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  /** In another buffer, from its beginning. */
  readonly W: DeviceMat;
  /** What the other triangle has. Absent: zeros. */
  readonly mirrored?: keyof typeof MIRRORED;
  readonly diag?: Diag;
}

/** Enqueues W := the matrix of which A holds a triangle. */
export function enqueueExpandDoubles(queue: Queue, e: DeviceExpandDoubles): void {
  const { uplo, n, A, W } = e;
  const flags = { uplo: partCode[uplo], mirrored: MIRRORED[e.mirrored ?? 'not'], unit: e.diag === 'u' ? 1 : 0 };
  const params = { ...flags, n, offA: A.off, lda: A.ld, ldw: W.ld };
  const groups = [Math.ceil(n / TRIANGLE_THREADS), n, 1] as const;
  queue.launch(expandDouble, triangleVariants.of(W.data.type), { A: A.data, W: W.data }, params, groups);
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
