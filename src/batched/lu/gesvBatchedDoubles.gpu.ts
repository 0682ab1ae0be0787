// GESV of a batch of doubles on the GPU: factors, then solutions where there are such, in soft arithmetic.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import type { DeviceGesvBatch } from '../deviceBatch.ts';
import { enqueueSoftLu, enqueueSoftSolution } from '../soft.gpu.ts';

export function gesvBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const f: DeviceGesvBatch = { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') };
  eachDense(queue, f, { operands: f }, (run, own) => {
    enqueueSoftLu(queue, run, own);
    enqueueSoftSolution(queue, run, { ...own, factors: 'lu' });
  });
}
