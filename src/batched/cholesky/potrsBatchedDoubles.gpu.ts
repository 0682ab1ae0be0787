// POTRS of a batch of doubles on the GPU: soft arithmetic, a workgroup for some columns of a matrix.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueSoftSolution } from '../soft.gpu.ts';

export function potrsBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const s = { ...of.batch, A: of.mat('A'), B: of.mat('B') };
  const factors = triangleOf(a.uplo as Uplo);
  eachDense(queue, s, { operands: s }, (run, own) => enqueueSoftSolution(queue, run, { ...own, factors }));
}
