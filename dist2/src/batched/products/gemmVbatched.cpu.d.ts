import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmVbatchedArgs } from './routines.gen.ts';
export declare function gemmVbatchedCpu(queue: Queue, a: Bound<GemmVbatchedArgs<Prec>>): Promise<void>;
