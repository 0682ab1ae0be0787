import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Her2Args } from './routines.gen.ts';
export declare function her2Gpu(queue: Queue, a: Bound<Her2Args<ComplexPrec>>): void;
