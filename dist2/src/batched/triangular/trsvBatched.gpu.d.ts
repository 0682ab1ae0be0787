import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Conjugated } from '../products/gemvConjugated.ts';
import type { TrsvBatchedArgs, TrsvStridedBatchedArgs, TrsvVbatchedArgs } from './routines.gen.ts';
type Call = Conjugated & (Bound<TrsvStridedBatchedArgs<Prec>> | Bound<TrsvBatchedArgs<Prec>> | Bound<TrsvVbatchedArgs<Prec>>);
export declare function trsvBatchedGpu(queue: Queue, a: Call): void;
export {};
