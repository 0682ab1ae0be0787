// Inverses of a batch on the GPU, in any of its forms. The work is in invBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueInvBatch } from './invBatch.gpu.ts';

export function matinvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueInvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('A') });
}
