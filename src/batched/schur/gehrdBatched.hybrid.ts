// GEHRD of a batch on a GPU context: of ragged batches matrices that no workgroup takes are computed on the CPU, behind the others, so
// that a matrix goes the same way in any company.

import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { denseOrders, MOST_ORDER } from './denseSizes.ts';
import { gehrdBatchedCpu } from './gehrdBatched.cpu.ts';
import { gehrdBatchedGpu } from './gehrdBatched.gpu.ts';

export function gehrdBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void> {
  const taken = denseOrders(a.n);
  gehrdBatchedGpu(queue, taken === undefined ? a : { ...a, n: taken });
  return taken && gehrdBatchedCpu(queue, { ...a, above: MOST_ORDER });
}
