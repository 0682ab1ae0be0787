import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemvBatchedArgs, GemvStridedBatchedArgs, GemvVbatchedArgs } from './routines.gen.ts';
/** With the conjugate of op(A) in its place or not. */
type Call = {
    readonly conj?: boolean;
} & (Bound<GemvStridedBatchedArgs<Prec>> | Bound<GemvBatchedArgs<Prec>> | Bound<GemvVbatchedArgs<Prec>>);
export declare function gemvBatchedCpu(queue: Queue, a: Call): Promise<void>;
export {};
