// Ranks of the matrices of a batch on the GPU, from their singular values.
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { listFrom } from '../partOfBatch.ts';
import { eachSingularPart } from './singularParts.gpu.ts';
import { enqueueRanks } from './singularRanks.gpu.ts';

export function matrixRankBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const rank = deviceMat(a.rank as Ptr<'i'>, 1);
  const rcond = a.rcond as number;
  eachSingularPart(queue, { ...of.batch, ...of.reports, A: of.mat('A') }, false, (own, part) => {
    enqueueRanks(queue, { ...own, rcond, rank: listFrom(rank, part.first) }, part);
  });
}
