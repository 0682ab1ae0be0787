import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaqsyArgs } from './routines.gen.ts';
export declare function laqsyCpu(queue: Queue, a: Bound<LaqsyArgs<Prec>>): Promise<void>;
