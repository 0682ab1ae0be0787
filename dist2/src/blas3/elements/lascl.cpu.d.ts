import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LasclArgs } from './routines.gen.ts';
export declare function lasclCpu(queue: Queue, a: Bound<LasclArgs<Prec>>): Promise<void>;
