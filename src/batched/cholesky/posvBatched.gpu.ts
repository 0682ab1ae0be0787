// POSV of a batch on the GPU, in any of its forms. The work is in posvBatch.gpu.ts.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueuePosvBatch } from './posvBatch.gpu.ts';

export function posvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePosvBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
