import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SpmvArgs } from './routines.gen.ts';
export declare function spmvGpu(queue: Queue, a: Bound<SpmvArgs<Prec>>): void;
