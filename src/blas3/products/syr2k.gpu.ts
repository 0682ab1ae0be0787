// SYR2K on the GPU: two products on one triangle, each the other's transpose.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr, enqueueGemmtr } from './gemmtr.gpu.ts';
import type { Syr2kArgs } from './routines.gen.ts';

export interface DeviceSyr2k extends Omit<DeviceGemmtr, 'transA' | 'transB'> {
  readonly trans: Trans;
}

export function syr2kGpu(queue: Queue, a: Bound<Syr2kArgs<Prec>>): void {
  const { uplo, n, k, alpha, beta } = a;
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueSyr2k(queue, { uplo, trans: a.trans, n, k, alpha, A, B, beta, C }, a.routine);
}

/**
 * Enqueues C := alpha (A B^T + B A^T) + beta C, or if transposed C := alpha (A^T B + B^T A) + beta C, on one triangle of C.
 * A and B may lie in C's buffer, apart from C.
 */
export function enqueueSyr2k(queue: Queue, { trans, ...rest }: DeviceSyr2k, noteAs?: string): void {
  const common = { ...rest, transA: trans, transB: trans === 'n' ? 't' : 'n' } as const;
  enqueueGemmtr(queue, common, noteAs);
  enqueueGemmtr(queue, { ...common, A: rest.B, B: rest.A, beta: 1 });
}
