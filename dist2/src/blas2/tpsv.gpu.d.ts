import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TpsvArgs } from './routines.gen.ts';
export declare function tpsvGpu(queue: Queue, a: Bound<TpsvArgs<Prec>>): void;
