// POTRF of a batch of doubles on the GPU: soft arithmetic, a workgroup a matrix.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import { enqueueSoftCholesky } from '../soft.gpu.ts';

export function potrfBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const f = { ...of.batch, ...of.reports, A: of.mat('A'), upper: a.uplo === 'u' };
  eachDense(queue, f, { operands: { A: f.A } }, (run, own) => enqueueSoftCholesky(queue, run, own));
}
