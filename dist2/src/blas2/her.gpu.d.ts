import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HerArgs } from './routines.gen.ts';
export declare function herGpu(queue: Queue, a: Bound<HerArgs<ComplexPrec>>): void;
