// GELS of a batch on the GPU, in any of its forms. The work is in gelsBatch.gpu.ts.
import type { Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGelsBatch } from './gelsBatch.gpu.ts';

export function gelsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { trans, rank, rss } = a as DeviceBatchCall & { readonly nrhs: number | Integers };
  enqueueGelsBatch(queue, {
    ...of.batch,
    ...of.reports,
    transposed: trans !== 'n',
    A: of.mat('A'),
    B: of.mat('B'),
    rank: rank === undefined ? undefined : deviceMat(rank as Ptr<'i'>, 1),
    rss: rss === undefined ? undefined : deviceMat(rss as Ptr<'s'>, 1),
  });
}
