import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HprArgs } from './routines.gen.ts';
export declare function hprGpu(queue: Queue, a: Bound<HprArgs<ComplexPrec>>): void;
