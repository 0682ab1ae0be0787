// GETRF of a batch of doubles on the GPU: soft arithmetic, a workgroup a matrix.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import type { DeviceGetrfBatch } from '../deviceBatch.ts';
import { enqueueSoftLu } from '../soft.gpu.ts';

export function getrfBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const f: DeviceGetrfBatch = { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv };
  eachDense(queue, f, { operands: f, m: f.m }, (run, own) => enqueueSoftLu(queue, run, own));
}
