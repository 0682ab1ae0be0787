import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtrsArgs } from './routines.gen.ts';
export declare function trtrsGpu(queue: Queue, a: Bound<TrtrsArgs<Prec>>): void;
/** Enqueues info := the 1-based index of the first exact zero among the n elements on the diagonal of A, 0 if there is none. */
export declare function enqueueZeroDiagonal(queue: Queue, n: number, A: DeviceMat, info: DeviceMat): void;
