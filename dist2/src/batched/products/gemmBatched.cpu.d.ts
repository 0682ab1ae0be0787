import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmBatchedArgs } from './gemmBatched.spec.ts';
export declare function gemmBatchedCpu(queue: Queue, a: Bound<GemmBatchedArgs<Prec>>): Promise<void>;
