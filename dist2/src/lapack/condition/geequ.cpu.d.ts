import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeequArgs } from './routines.gen.ts';
export declare function geequCpu(queue: Queue, a: Bound<GeequArgs<Prec>>): Promise<void>;
