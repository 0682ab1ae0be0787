import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { RotmArgs } from './routines.gen.ts';
export declare function rotmGpu(queue: Queue, a: Bound<RotmArgs<Prec>>): void;
