import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SlogdetStridedBatchedArgs } from './slogdetStridedBatched.spec.ts';
export declare function slogdetStridedBatchedGpu(queue: Queue, a: Bound<SlogdetStridedBatchedArgs<Prec>>): void;
