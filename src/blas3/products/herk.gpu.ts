// HERK on the GPU: the product of a matrix with its own conjugate transpose, on one triangle, and a real diagonal.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { adjoint, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr, enqueueGemmtr } from './gemmtr.gpu.ts';
import { DIAGONAL_THREADS, diagonalVariants, herkDiagonal } from './herk.kernels.ts';
import type { HerkArgs } from './routines.gen.ts';

export interface DeviceHerk extends Omit<DeviceGemmtr, 'transA' | 'transB' | 'B'> {
  readonly trans: Trans;
}

export function herkGpu(queue: Queue, a: Bound<HerkArgs<ComplexPrec>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
  enqueueHerk(queue, { uplo, trans, n, k, alpha, A, beta, C }, a.routine);
}

/**
 * Enqueues C := alpha A A^H + beta C, or if transposed C := alpha A^H A + beta C, on one triangle of C, whose diagonal is real. A may lie
 * in C's buffer, apart from C.
 */
export function enqueueHerk(queue: Queue, { trans, ...rest }: DeviceHerk, noteAs?: string): void {
  const { n, A, beta, C } = rest;
  // An imaginary part that is NaN must not be multiplied, and rounding makes one of A A^H.
  if (!isZero(beta)) enqueueRealDiagonal(queue, n, C);
  enqueueGemmtr(queue, { ...rest, transA: trans, transB: adjoint(trans), B: A }, noteAs);
  enqueueRealDiagonal(queue, n, C);
}

/** Enqueues C(i, i) := Re C(i, i). */
export function enqueueRealDiagonal(queue: Queue, n: number, C: DeviceMat): void {
  queue.launch(herkDiagonal, diagonalVariants.of(C.data.type), { C: C.data }, { n, off: C.off, ldc: C.ld }, [
    Math.ceil(n / DIAGONAL_THREADS),
    1,
    1,
  ]);
}
