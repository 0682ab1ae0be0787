import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { InvrootArgs } from './routines.gen.ts';
export declare function invrootGpu(queue: Queue, a: Bound<InvrootArgs<Prec>>): void;
