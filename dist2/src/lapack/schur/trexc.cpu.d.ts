import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrexcArgs } from './routines.gen.ts';
export declare function trexcCpu(_queue: Queue, a: Bound<TrexcArgs<Prec>>): Promise<void>;
