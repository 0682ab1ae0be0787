// GETRI of a batch on the GPU, in any of its forms. The work is in getriBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGetriBatch } from './getriBatch.gpu.ts';

export function getriBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetriBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, C: of.mat('A') });
}
