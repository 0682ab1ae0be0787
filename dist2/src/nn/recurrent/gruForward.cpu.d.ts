import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GruForwardArgs } from './routines.gen.ts';
export declare function gruForwardCpu(queue: Queue, a: Bound<GruForwardArgs<Prec>>): Promise<void>;
