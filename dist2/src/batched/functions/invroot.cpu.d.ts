import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { InvrootArgs } from './routines.gen.ts';
export declare function invrootCpu(queue: Queue, a: Bound<InvrootArgs<Prec>>): Promise<void>;
