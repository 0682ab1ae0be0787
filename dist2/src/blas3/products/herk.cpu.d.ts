import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HerkArgs } from './routines.gen.ts';
export declare function herkCpu(queue: Queue, a: Bound<HerkArgs<ComplexPrec>>): Promise<void>;
