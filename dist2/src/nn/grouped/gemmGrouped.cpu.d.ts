import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmGroupedArgs } from './routines.gen.ts';
export declare function gemmGroupedCpu(queue: Queue, a: Bound<GemmGroupedArgs<Prec>>): Promise<void>;
