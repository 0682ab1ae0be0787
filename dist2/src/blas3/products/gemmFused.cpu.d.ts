import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmFusedArgs } from './gemmFused.spec.ts';
type Call = Bound<GemmFusedArgs<Prec>>;
export declare function gemmFusedCpu(queue: Queue, a: Call): Promise<void>;
export {};
