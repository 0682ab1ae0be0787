// Condition numbers of a batch from factors of Cholesky on the GPU, in any of their forms. The work is in geconBatched.gpu.ts.
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGeconBatch } from './geconBatched.gpu.ts';

export function poconBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const [anorm, rcond] = [deviceMat(a.anorm as Ptr<'s'>, 1), deviceMat(a.rcond as Ptr<'s'>, 1)];
  // The upper triangle is the lower one of the transpose: of complex numbers a factor of the conjugate matrix, whose norms are the same.
  const A = of.mat('A', a.uplo === 'u');
  enqueueGeconBatch(queue, { ...of.batch, anorm, rcond, byRowSums: false, cholesky: true, A });
}
