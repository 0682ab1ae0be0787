import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsnaArgs } from './routines.gen.ts';
export declare function trsnaCpu(_queue: Queue, a: Bound<TrsnaArgs<Prec>>): Promise<void>;
