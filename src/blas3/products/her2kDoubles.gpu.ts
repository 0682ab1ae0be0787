// HER2K of complex doubles on the GPU: two products on one triangle, each the other's conjugate transpose, and a real diagonal.
import type { Bound } from '../../core/args.ts';
import { conjugate, isZero } from '../../core/complex.ts';
import { adjoint } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.ts';
import { enqueueRealDiagonal } from './herk.gpu.ts';
import type { Her2kArgs } from './routines.gen.ts';

export function her2kDoubles(queue: Queue, a: Bound<Her2kArgs<'z'>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  const gemmtr = gemmtrDoublesOn(queue, 'span');
  // An imaginary part that is NaN must not be multiplied; what the products leave of one is rounding.
  if (!isZero(beta)) enqueueRealDiagonal(queue, n, C);
  gemmtr(uplo, trans, adjoint(trans), n, k, alpha, A, B, beta, C);
  gemmtr(uplo, trans, adjoint(trans), n, k, conjugate(alpha), B, A, 1, C);
  enqueueRealDiagonal(queue, n, C);
}
