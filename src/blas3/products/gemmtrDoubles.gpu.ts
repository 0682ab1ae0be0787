// GEMMTR of doubles on the GPU, and with it every routine that updates one triangle: a product that leaves out what lies beside it.
import type { Bound } from '../../core/args.ts';
import { isOne, isZero } from '../../core/complex.ts';
import type { Trans, Uplo } from '../../core/matrix.ts';
import type { Gemmtr, Numeric } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.ts';
import { enqueueGemmSoft } from './gemmSoft.gpu.ts';
import type { GemmtrArgs } from './routines.gen.ts';
import { isSmall } from './trianglesDoubles.gpu.ts';

export function gemmtrDoubles(queue: Queue, a: Bound<GemmtrArgs<'d' | 'z'>>): void {
  const { uplo, transA, transB, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  gemmtrDoublesOn(queue, 'span')(uplo, transA, transB, n, k, alpha, A, B, beta, C);
}

export function noteTriangle(queue: Queue, routine: string): void {
  const why = 'doubles: one product, without the tiles beside the triangle, of as many moduli as the data need';
  queue.note({ routine, backend: 'gpu', kernel: 'gemm of a triangle', why });
}

/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, of order n; with 'span' of as many moduli as the data need. A and B may lie in C's
 * buffer, apart from C.
 */
export const gemmtrDoublesOn =
  (queue: Queue, moduli?: 'span'): Gemmtr<DeviceMat> =>
  (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    if (n === 0) return;
    if (isZero(alpha) || k === 0) {
      if (!isOne(beta)) enqueueGemmDoubles(queue, { uplo, m: n, n, k: 0, alpha: 0, A: C, B: C, beta, C });
      return;
    }
    const product = { uplo, transA, transB, m: n, n, k, alpha, A, B, beta, C };
    enqueueTrapezoidDoubles(queue, moduli === undefined ? product : { ...product, moduli });
  };

/** A product of which a part is wanted: of C: m x n what lies on and below its diagonal ('l'), or on and above it ('u'). */
export interface DeviceTrapezoid {
  readonly uplo: Uplo;
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: Numeric;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: Numeric;
  readonly C: DeviceMat;
  readonly moduli?: 'span';
}

/** Enqueues C := alpha op(A) op(B) + beta C on that part of C. */
export function enqueueTrapezoidDoubles(queue: Queue, t: DeviceTrapezoid): void {
  if (t.m === 0 || t.n === 0) return;
  if (isSmall(t.m, t.n, t.k)) enqueueGemmSoft(queue, t);
  else enqueueGemmDoubles(queue, t);
}
