import type { Queue } from '../../runtime/queue.ts';
import { type List } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
/** Where the permutation of problem b begins in its list. */
export declare function permutationAt(a: HostBatchCall, { off }: List<Int32Array>, b: number): number;
export declare function geqp3BatchedCpu(queue: Queue, a: HostBatchCall): Promise<void>;
