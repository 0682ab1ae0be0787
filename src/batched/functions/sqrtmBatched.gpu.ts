// Square roots of the matrices of a batch on the GPU, in any of its forms. The work is in sqrtmBatch.gpu.ts.
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSqrtmBatch } from './sqrtmBatch.gpu.ts';

export function sqrtmBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const list = (pointer: unknown): DeviceMat | undefined =>
    pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1);
  const steps = { iter: list(a.iter), error: list(a.error) };
  enqueueSqrtmBatch(queue, { ...of.batch, ...of.reports, ...steps, A: of.mat('A'), C: of.mat('C') });
}
