import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostOperands.cpu.ts';
/** result(b) := the norm of matrix b; with `uplo` of a symmetric or Hermitian one. */
export declare function normsBatchedCpu(queue: Queue, a: HostBatchCall, uplo: Uplo | 'f', hermitian?: boolean): Promise<void>;
export declare const langeBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
