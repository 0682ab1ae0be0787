// Solutions from L D L^T without pivoting of a batch on the GPU, in any of its forms. The work is in sytrsNopivBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSytrsNopivBatch } from './sytrsNopivBatch.gpu.ts';

export function sytrsNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrsNopivBatch(queue, { ...of.batch, A: of.mat('A', a.uplo === 'u'), B: of.mat('B') });
}
