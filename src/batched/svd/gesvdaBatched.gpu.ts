// GESVDA of a batch on the GPU.
import type { Integers } from '../../core/batchForms.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueSvdCall } from './svdCall.gpu.ts';

export function gesvdaBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const { jobz, rank } = a as unknown as { jobz: string; rank: number | Integers };
  const values = (_m: number, _n: number, b: number): number => (typeof rank === 'number' ? rank : rank[b]!);
  enqueueSvdCall(queue, a, { left: jobz, right: jobz, V: 'V', values });
}
