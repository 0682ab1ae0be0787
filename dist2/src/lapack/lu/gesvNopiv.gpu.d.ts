import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvNopivArgs } from './routines.gen.ts';
export declare function gesvNopivGpu(queue: Queue, a: Bound<GesvNopivArgs<Prec>>): void;
