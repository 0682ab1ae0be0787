import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { type Batch, eachRun } from '../deviceBatch.gpu.ts';
import { type BatchOperands, type BatchRun } from '../deviceBatch.ts';
import { type GroupLimits } from './geqp3Batched.kernels.ts';
/** What workgroups of the queue's device may have, for elements of a type. */
export declare function groupLimits(queue: Queue, type: SingleType): GroupLimits;
/**
 * Calls `launch` for runs of the problems for which `fits` holds, which is asked for the sizes to which a problem is padded, and returns
 * the numbers of the others.
 */
export declare function eachFittingRun(queue: Queue, batch: Batch, o: BatchOperands, shapes: Parameters<typeof eachRun>[3], fits: (m: number, n: number) => boolean, launch: (run: BatchRun) => void): readonly number[];
