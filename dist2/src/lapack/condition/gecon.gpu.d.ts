import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeconArgs } from './routines.gen.ts';
export declare function geconGpu(queue: Queue, a: Bound<GeconArgs<Prec>>): void;
