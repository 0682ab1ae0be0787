// L D L^T without pivoting of a batch on the GPU, in any of its forms. The work is in sytrfNopivBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSytrfNopivBatch } from './sytrfNopivBatch.gpu.ts';

export function sytrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A', a.uplo === 'u') });
}
