// GEMMTR of doubles on the GPU, and with it every routine that updates one triangle: the triangle is halved, its squares are products, and
// what is left of it on the diagonal goes through workspace.
import type { Bound } from '../../core/args.ts';
import { isOne, isZero } from '../../core/complex.ts';
import { at } from '../../core/matrix.ts';
import type { Gemmtr } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGemmSoft } from './gemmSoft.gpu.ts';
import { gemmtrSteps } from './gemmtr.steps.ts';
import type { GemmtrArgs } from './routines.gen.ts';
import { doublesOn, enqueueMergeDoubles, isSmall } from './trianglesDoubles.gpu.ts';

/**
 * Order of the blocks on the diagonal, computed whole: half of their products is thrown away, but each product more converts its operands
 * again.
 */
const LEAF = 256;

export function gemmtrDoubles(queue: Queue, a: Bound<GemmtrArgs<'d'>>): void {
  const { uplo, transA, transB, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueGemmtrDoubles(queue, uplo, transA, transB, n, k, alpha, A, B, beta, C);
}

export function noteTriangle(queue: Queue, routine: string): void {
  const why = `doubles: products on the squares of the halved triangle, blocks of ${LEAF} on the diagonal through workspace`;
  queue.note({ routine, backend: 'gpu', kernel: 'gemm and merge_double', why });
}

/** Enqueues C := alpha op(A) op(B) + beta C on one triangle of C, of order n. A and B may lie in C's buffer, apart from C. */
export function enqueueGemmtrDoubles(queue: Queue, ...call: Parameters<Gemmtr<DeviceMat>>): void {
  const [uplo, transA, transB, n, k, alpha, A, B, beta, C] = call;
  if (n === 0) return;
  if (isZero(alpha) || k === 0) {
    if (!isOne(beta)) enqueueMergeDoubles(queue, { part: uplo, m: n, n, beta, C });
    return;
  }
  const small: Gemmtr<DeviceMat> = (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    if (isSmall(n, n, k)) return enqueueGemmSoft(queue, { uplo, transA, transB, m: n, n, k, alpha, A, B, beta, C });
    scope(queue, (ws) => {
      const W: DeviceMat = { data: ws.like(C, n * n), off: 0, ld: n };
      doublesOn(queue)(transA, transB, n, n, k, alpha, A, B, 0, W);
      enqueueMergeDoubles(queue, { part: uplo, m: n, n, W, beta, C });
    });
  };
  const ops = { leaf: LEAF, small, gemm: doublesOn(queue), at: at<DeviceMat> };
  gemmtrSteps<DeviceMat>(ops, uplo, transA, transB, n, k, alpha, A, B, beta, C);
}
