import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HbmvArgs } from './routines.gen.ts';
export declare function hbmvGpu(queue: Queue, a: Bound<HbmvArgs<ComplexPrec>>): void;
