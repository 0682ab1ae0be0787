import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaqheArgs } from './routines.gen.ts';
export declare function laqheGpu(queue: Queue, a: Bound<LaqheArgs<ComplexPrec>>): void;
