// GETRS of a batch of doubles on the GPU: soft arithmetic, a workgroup for some columns of a matrix.
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import { luFactors } from '../factorTriangles.ts';
import { enqueueSoftSolution } from '../soft.gpu.ts';

export function getrsBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const s = { ...of.batch, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') };
  const factors = luFactors[a.trans as Trans];
  eachDense(queue, s, { operands: s }, (run, own) => enqueueSoftSolution(queue, run, { ...own, factors }));
}
