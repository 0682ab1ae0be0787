import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvdrArgs } from './routines.gen.ts';
export declare function gesvdrCpu(queue: Queue, a: Bound<GesvdrArgs<Prec>>): Promise<void>;
