// ORMQR of a batch of doubles on the GPU: soft arithmetic, workgroups for columns of each matrix.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSoftReflect } from './qrSoft.gpu.ts';
import { productOf } from './reflectCall.gpu.ts';

export function ormqrBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  enqueueSoftReflect(queue, productOf(new BatchOnDevice(queue, a), a));
}
