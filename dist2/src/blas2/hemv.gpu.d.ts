import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HemvArgs } from './routines.gen.ts';
export declare function hemvGpu(queue: Queue, a: Bound<HemvArgs<ComplexPrec>>): void;
