// Exponentials of a batch on the CPU backend.
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { expmRef } from './expm.ref.ts';
import { runFunction } from './squares.cpu.ts';

export const expmBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runFunction(queue, a, (s, A, C) => expmRef(s.n, A, C, s));
