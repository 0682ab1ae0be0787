// GESVD of a batch on the GPU.
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSvdCall } from './svdCall.gpu.ts';

export function gesvdBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const { jobu: left, jobvt: right } = a as unknown as { jobu: string; jobvt: string };
  enqueueSvdCall(queue, a, { left, right, V: 'VT', values: (m, n) => Math.min(m, n) });
}
