// GEQRF of a batch of doubles on the GPU: soft arithmetic, a workgroup a matrix.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSoftGeqrf } from './qrSoft.gpu.ts';
import { tauOf } from './reflectCall.gpu.ts';

export function geqrfBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSoftGeqrf(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
