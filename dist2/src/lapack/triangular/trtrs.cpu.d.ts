import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtrsArgs } from './routines.gen.ts';
export declare function trtrsCpu(queue: Queue, a: Bound<TrtrsArgs<Prec>>): Promise<void>;
