// QR of a batch with Q itself on the GPU, in any of its forms. The work is in qrBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueQrBatch } from './qrBatch.gpu.ts';

export function qrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueQrBatch(queue, { ...of.batch, A: of.mat('A'), Q: of.mat('Q'), R: of.mat('R') });
}
