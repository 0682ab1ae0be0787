import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyrkBatchedArgs, SyrkStridedBatchedArgs, SyrkVbatchedArgs } from './routines.gen.ts';
type Call = Bound<SyrkStridedBatchedArgs<Prec>> | Bound<SyrkBatchedArgs<Prec>> | Bound<SyrkVbatchedArgs<Prec>>;
export declare function syrkBatchedCpu(queue: Queue, a: Call): Promise<void>;
export {};
