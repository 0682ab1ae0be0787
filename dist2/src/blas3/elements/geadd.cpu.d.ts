import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeaddArgs } from './routines.gen.ts';
export declare function geaddCpu(queue: Queue, a: Bound<GeaddArgs<Prec>>): Promise<void>;
