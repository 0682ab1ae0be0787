import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TrmvArgs } from './routines.gen.ts';
export declare function trmvCpu(queue: Queue, a: Bound<TrmvArgs<Prec>>): Promise<void>;
