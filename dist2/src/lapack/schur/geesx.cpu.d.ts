import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeesxArgs } from './routines.gen.ts';
export declare function geesxCpu(queue: Queue, a: Bound<GeesxArgs<Prec>>): Promise<void>;
