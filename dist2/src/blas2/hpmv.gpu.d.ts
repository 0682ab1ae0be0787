import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HpmvArgs } from './routines.gen.ts';
export declare function hpmvGpu(queue: Queue, a: Bound<HpmvArgs<ComplexPrec>>): void;
