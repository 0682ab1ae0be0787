// Inverse p-th roots of the matrices of a batch on the CPU backend.
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { invrootRef } from './invroot.ref.ts';
import { runIteration } from './squares.cpu.ts';

export function invrootBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const root = { p: a.p as number, epsilon: a.epsilon as number };
  return runIteration(queue, a, (s, A, C) => invrootRef(s.n, root, A, C, s));
}
