import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Hpr2Args } from './routines.gen.ts';
export declare function hpr2Gpu(queue: Queue, a: Bound<Hpr2Args<ComplexPrec>>): void;
