// Exponentials of a batch on the GPU, in any of its forms. The work is in expmBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueExpmBatch } from './expmBatch.gpu.ts';

export function expmBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueExpmBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('C') });
}
