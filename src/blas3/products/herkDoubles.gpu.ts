// HERK of complex doubles on the GPU: the product of a matrix with its own conjugate transpose, on one triangle, and a real diagonal.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import { adjoint } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.ts';
import { enqueueRealDiagonal } from './herk.gpu.ts';
import type { HerkArgs } from './routines.gen.ts';

export function herkDoubles(queue: Queue, a: Bound<HerkArgs<'z'>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
  // An imaginary part that is NaN must not be multiplied; what a product leaves of one is rounding.
  if (!isZero(beta)) enqueueRealDiagonal(queue, n, C);
  gemmtrDoublesOn(queue, 'span')(uplo, trans, adjoint(trans), n, k, alpha, A, A, beta, C);
  enqueueRealDiagonal(queue, n, C);
}
