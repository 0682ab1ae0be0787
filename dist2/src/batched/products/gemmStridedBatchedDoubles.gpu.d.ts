import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmStridedBatchedArgs } from './gemmStridedBatched.spec.ts';
export declare function gemmStridedBatchedDoubles(queue: Queue, a: Bound<GemmStridedBatchedArgs<'d' | 'z'>>): void;
