// HER2K on the GPU: two products on one triangle, each the other's conjugate transpose, and a real diagonal.
import type { Bound } from '../../core/args.ts';
import { conjugate, isZero } from '../../core/complex.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { adjoint } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGemmtr } from './gemmtr.gpu.ts';
import { enqueueRealDiagonal } from './herk.gpu.ts';
import type { Her2kArgs } from './routines.gen.ts';
import type { DeviceSyr2k } from './syr2k.gpu.ts';

export function her2kGpu(queue: Queue, a: Bound<Her2kArgs<ComplexPrec>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueHer2k(queue, { uplo, trans, n, k, alpha, A, B, beta, C }, a.routine);
}

/**
 * Enqueues C := alpha A B^H + conj(alpha) B A^H + beta C, or if transposed C := alpha A^H B + conj(alpha) B^H A + beta C, on one triangle
 * of C, whose diagonal is real; beta is real. A and B may lie in C's buffer, apart from C.
 */
export function enqueueHer2k(queue: Queue, { trans, ...rest }: DeviceSyr2k, noteAs?: string): void {
  const { n, k, alpha, A, B, beta, C } = rest;
  const common = { ...rest, transA: trans, transB: adjoint(trans) };
  // An imaginary part that is NaN must not be multiplied, and rounding makes one of the two products.
  if (!isZero(beta)) enqueueRealDiagonal(queue, n, C);
  enqueueGemmtr(queue, common, noteAs);
  if (!isZero(alpha) && k > 0) enqueueGemmtr(queue, { ...common, alpha: conjugate(alpha), A: B, B: A, beta: 1 });
  enqueueRealDiagonal(queue, n, C);
}
