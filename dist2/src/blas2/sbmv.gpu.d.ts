import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SbmvArgs } from './routines.gen.ts';
export declare function sbmvGpu(queue: Queue, a: Bound<SbmvArgs<Prec>>): void;
