// GESVDJ of a batch on the GPU.
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSvdCall } from './svdCall.gpu.ts';

export function gesvdjBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const { jobz } = a as unknown as { jobz: string };
  enqueueSvdCall(queue, a, { left: jobz, right: jobz, V: 'V', values: (m, n) => Math.min(m, n), graded: true });
}
