// GETRS_NOPIV of a batch on the GPU, in any of its forms. The work is in getrsBatched.gpu.ts.
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueGetrsBatch } from './getrsBatched.gpu.ts';

export function getrsNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrsBatch(queue, { ...of.batch, trans: a.trans as Trans, A: of.mat('A'), B: of.mat('B') });
}
