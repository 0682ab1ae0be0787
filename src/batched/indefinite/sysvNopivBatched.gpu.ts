// Symmetric systems of a batch by L D L^T without pivoting on the GPU, in any of its forms. The work is in sysvNopivBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSysvNopivBatch } from './sysvNopivBatch.gpu.ts';

export function sysvNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSysvNopivBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A', a.uplo === 'u'), B: of.mat('B') });
}
