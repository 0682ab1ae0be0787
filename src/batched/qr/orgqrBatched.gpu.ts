// ORGQR of a batch on the GPU, in any of its forms: the reflectors applied to the unit matrix, in place. The work is in reflectBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueOrgqrBatch } from './orgqrBatch.gpu.ts';
import { reflectorsOf } from './reflectCall.gpu.ts';

export function orgqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { k, ks, tau } = reflectorsOf(a);
  const sizes = of.sizes === undefined ? undefined : { ...of.sizes, nrhs: ks! };
  enqueueOrgqrBatch(queue, { ...of.batch, sizes, k, A: of.mat('A'), tau });
}
