// TRANSPOSEINPLACE on the GPU: one kernel, which exchanges tiles across the diagonal.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeInplaceArgs } from './routines.gen.ts';
import { transposeInplaceKernel, transposeInplaceTile, transposeInplaceVariants } from './transposeInplace.kernels.ts';

export interface DeviceTransposeInplace {
  readonly n: number;
  readonly A: DeviceMat;
  /** A := A^H. */
  readonly conjugate?: boolean;
}

export function transposeInplaceGpu(queue: Queue, a: Bound<TransposeInplaceArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'transpose_square',
    why: `limited by memory: tiles of order ${transposeInplaceTile(a.prec)}`,
  });
  enqueueTransposeInplace(queue, { n: a.n, A: deviceMat(a.A, a.lda), conjugate: a.conj });
}

/** Enqueues A := A^T or A^H for a square A. */
export function enqueueTransposeInplace(queue: Queue, s: DeviceTransposeInplace): void {
  const tiles = Math.ceil(s.n / transposeInplaceTile(s.A.data.type));
  const params = { n: s.n, offA: s.A.off, lda: s.A.ld };
  const tuning = transposeInplaceVariants.of(s.A.data.type, {
    CONJUGATE: s.conjugate === true && isComplex(s.A.data.type),
  });
  queue.launch(transposeInplaceKernel, tuning, { A: s.A.data }, params, [tiles, tiles, 1]);
}
