// Condition numbers of a batch from LU factors on the GPU, in any of their forms. The work is in geconBatch.gpu.ts.
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGeconBatch } from './geconBatch.gpu.ts';

export function geconBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const [anorm, rcond] = [deviceMat(a.anorm as Ptr<'s'>, 1), deviceMat(a.rcond as Ptr<'s'>, 1)];
  const lists = { anorm, rcond, byRowSums: a.norm === 'i' };
  enqueueGeconBatch(queue, { ...of.batch, ...lists, cholesky: false, A: of.mat('A') });
}
