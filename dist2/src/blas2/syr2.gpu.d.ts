import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Syr2Args } from './routines.gen.ts';
export declare function syr2Gpu(queue: Queue, a: Bound<Syr2Args<Prec>>): void;
