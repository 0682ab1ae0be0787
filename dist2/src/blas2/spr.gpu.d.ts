import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SprArgs } from './routines.gen.ts';
export declare function sprGpu(queue: Queue, a: Bound<SprArgs<Prec>>): void;
