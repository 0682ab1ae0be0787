// Inverse p-th roots of the matrices of a batch on the GPU, in any of its forms. The work is in invrootBatch.gpu.ts.
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueInvrootBatch } from './invrootBatch.gpu.ts';

export function invrootBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const list = (pointer: unknown): DeviceMat | undefined =>
    pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1);
  const steps = { iter: list(a.iter), error: list(a.error) };
  const root = { p: a.p as number, epsilon: a.epsilon as number };
  enqueueInvrootBatch(queue, { ...of.batch, ...of.reports, ...steps, ...root, A: of.mat('A'), C: of.mat('C') });
}
