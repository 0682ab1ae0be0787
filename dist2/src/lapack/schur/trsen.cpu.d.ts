import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsenArgs } from './routines.gen.ts';
export declare function trsenCpu(_queue: Queue, a: Bound<TrsenArgs<Prec>>): Promise<void>;
