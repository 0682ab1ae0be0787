import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmBatchedArgs } from './gemmBatched.spec.ts';
export declare function gemmBatchedDoubles(queue: Queue, a: Bound<GemmBatchedArgs<'d' | 'z'>>): void;
