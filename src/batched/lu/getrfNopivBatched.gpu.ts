// LU without pivoting of a batch on the GPU, in any of its forms. The work is in getrfBatched.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGetrfBatch } from './getrfBatched.gpu.ts';

export function getrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), pivot: false });
}
