import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvArgs } from './routines.gen.ts';
export declare function gesvCpu(queue: Queue, a: Bound<GesvArgs<Prec>>): Promise<void>;
