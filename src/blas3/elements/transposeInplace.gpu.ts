// TRANSPOSEINPLACE on the GPU: one kernel, which exchanges tiles across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeInplaceArgs } from './routines.gen.ts';
import {
  TRANSPOSE_INPLACE_TILE,
  transposeInplaceKernel,
  transposeInplaceVariants,
} from './transposeInplace.kernels.ts';

export interface DeviceTransposeInplace {
  readonly n: number;
  readonly A: DeviceMat;
}

export function transposeInplaceGpu(queue: Queue, a: Bound<TransposeInplaceArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'transpose_square',
    why: 'limited by memory: tiles of 32 x 32',
  });
  enqueueTransposeInplace(queue, { n: a.n, A: deviceMat(a.A, a.lda) });
}

/** Enqueues A := A^T for a square A. */
export function enqueueTransposeInplace(queue: Queue, s: DeviceTransposeInplace): void {
  const params = { n: s.n, offA: s.A.off, lda: s.A.ld };
  queue.launch(transposeInplaceKernel, transposeInplaceVariants.of(s.A.data.type), { A: s.A.data }, params, [
    Math.ceil(s.n / TRANSPOSE_INPLACE_TILE),
    Math.ceil(s.n / TRANSPOSE_INPLACE_TILE),
    1,
  ]);
}
