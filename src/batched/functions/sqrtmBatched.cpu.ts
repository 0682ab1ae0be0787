// Square roots of the matrices of a batch on the CPU backend.
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { sqrtmRef } from './sqrtm.ref.ts';
import { runIteration } from './squares.cpu.ts';

export const sqrtmBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runIteration(queue, a, (s, A, C) => sqrtmRef(s.n, A, C, s));
