import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GebalArgs } from './routines.gen.ts';
export declare function gebalCpu(queue: Queue, a: Bound<GebalArgs<Prec>>): Promise<void>;
