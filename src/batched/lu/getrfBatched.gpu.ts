// GETRF of a batch on the GPU, in any of its forms. The work is in getrfBatch.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { SMALL } from '../deviceBatch.gpu.ts';
import type { List } from '../deviceBatch.ts';
import { enqueueGetrfBatch } from './getrfBatch.gpu.ts';

/** Complex matrices have kernels only where they are small. */
export function getrfBatchedFits(_: Queue, a: DeviceBatchCall): boolean {
  const small = (sizes: unknown): boolean =>
    typeof sizes === 'number' ? sizes <= SMALL : Array.from(sizes as List).every((size) => size <= SMALL);
  return a.prec !== 'c' || (small(a.m) && small(a.n));
}

export function getrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv });
}
