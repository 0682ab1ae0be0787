import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelsArgs } from './routines.gen.ts';
export declare function gelsCpu(queue: Queue, a: Bound<GelsArgs<Prec>>): Promise<void>;
