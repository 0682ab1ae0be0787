// ORMQR of a batch on the GPU, in any of its forms. The work is in reflectBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueReflectBatch } from './reflectBatch.gpu.ts';
import { productOf } from './reflectCall.gpu.ts';

export function ormqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  enqueueReflectBatch(queue, productOf(new BatchOnDevice(queue, a), a));
}
