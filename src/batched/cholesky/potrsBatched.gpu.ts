// POTRS of a batch on the GPU, in any of its forms. The work is in potrsBatch.gpu.ts.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueuePotrsBatch } from './potrsBatch.gpu.ts';

export function potrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotrsBatch(queue, { ...of.batch, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
