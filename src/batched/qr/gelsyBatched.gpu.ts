// GELSY of a batch on the GPU, in any of its forms. The work is in gelsyBatch.gpu.ts and, for what does not fit there, in large/geqp3Single.gpu.ts.
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { gelsySingles } from '../large/geqp3Single.gpu.ts';
import { enqueueGelsyBatch } from './gelsyBatch.gpu.ts';
import { permutationsOf } from './geqp3Batched.gpu.ts';

export function gelsyBatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void> {
  const of = new BatchOnDevice(queue, a);
  const others = enqueueGelsyBatch(queue, {
    ...of.batch,
    A: of.mat('A'),
    B: of.mat('B'),
    jpvt: permutationsOf(a),
    rcond: a.rcond as number,
    rank: deviceMat(a.rank as Ptr<'i'>, 1),
    info: deviceMat(a.info as Ptr<'i'>, 1),
  });
  return others.length === 0 ? undefined : gelsySingles(queue, a, others);
}
