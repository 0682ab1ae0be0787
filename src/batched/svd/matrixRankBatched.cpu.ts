// Ranks of the matrices of a batch on the CPU backend.
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { ranksOf } from './pinvBatched.cpu.ts';

export const matrixRankBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => ranksOf(queue, a, false);
