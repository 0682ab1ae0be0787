// Norms of a batch of symmetric matrices on the CPU backend: those of general ones, on one triangle.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { normsBatchedCpu } from './langeBatched.cpu.ts';

export const lansyBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  normsBatchedCpu(queue, a, a.uplo as Uplo);
