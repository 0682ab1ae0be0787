import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LanheArgs } from './routines.gen.ts';
export declare function lanheGpu(queue: Queue, a: Bound<LanheArgs<ComplexPrec>>): void;
