// ORGQR of a batch of doubles on the GPU: soft arithmetic, a workgroup a matrix, in place.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSoftReflect } from './qrSoft.gpu.ts';
import { reflectorsOf } from './reflectCall.gpu.ts';

export function orgqrBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { k, ks, tau } = reflectorsOf(a);
  const sizes = of.sizes && { ...of.sizes, nrhs: ks! };
  const A = of.mat('A');
  enqueueSoftReflect(queue, { ...of.batch, sizes, V: A, C: A, tau, trans: false, last: k, identity: true });
}
