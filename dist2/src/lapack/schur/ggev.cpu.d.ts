import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GgevArgs } from './routines.gen.ts';
export declare function ggevCpu(_queue: Queue, a: Bound<GgevArgs<Prec>>): Promise<void>;
