// SYRK on the GPU: the product of a matrix with its own transpose, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr, enqueueGemmtr } from './gemmtr.gpu.ts';
import type { SyrkArgs } from './routines.gen.ts';

export interface DeviceSyrk extends Omit<DeviceGemmtr, 'transA' | 'transB' | 'B'> {
  readonly trans: Trans;
}

export function syrkGpu(queue: Queue, a: Bound<SyrkArgs<Prec>>): void {
  const { uplo, n, k, alpha, beta } = a;
  const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
  enqueueSyrk(queue, { uplo, trans: a.trans, n, k, alpha, A, beta, C }, a.routine);
}

/**
 * Enqueues C := alpha A A^T + beta C, or if transposed C := alpha A^T A + beta C, on one triangle of C. A may lie in C's buffer, apart from
 * C.
 */
export const enqueueSyrk = (queue: Queue, { trans, ...rest }: DeviceSyrk, noteAs?: string): void =>
  enqueueGemmtr(queue, { ...rest, transA: trans, transB: trans === 'n' ? 't' : 'n', B: rest.A }, noteAs);
