import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsylArgs } from './routines.gen.ts';
export declare function trsylCpu(queue: Queue, a: Bound<TrsylArgs<Prec>>): Promise<void>;
