import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SyrArgs } from './routines.gen.ts';
export declare function syrGpu(queue: Queue, a: Bound<SyrArgs<Prec>>): void;
