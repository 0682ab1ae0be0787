import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsvBatchedArgs, TrsvStridedBatchedArgs, TrsvVbatchedArgs } from './routines.gen.ts';
/** With the conjugate of op(A) in its place or not. */
type Call = {
    readonly conj?: boolean;
} & (Bound<TrsvStridedBatchedArgs<Prec>> | Bound<TrsvBatchedArgs<Prec>> | Bound<TrsvVbatchedArgs<Prec>>);
export declare function trsvBatchedCpu(queue: Queue, a: Call): Promise<void>;
export {};
