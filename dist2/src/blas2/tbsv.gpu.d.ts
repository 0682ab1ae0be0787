import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TbsvArgs } from './routines.gen.ts';
export declare function tbsvGpu(queue: Queue, a: Bound<TbsvArgs<Prec>>): void;
