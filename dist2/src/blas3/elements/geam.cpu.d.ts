import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeamArgs } from './routines.gen.ts';
export declare function geamCpu(queue: Queue, a: Bound<GeamArgs<Prec>>): Promise<void>;
