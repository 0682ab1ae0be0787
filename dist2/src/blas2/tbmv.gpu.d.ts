import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TbmvArgs } from './routines.gen.ts';
export declare function tbmvGpu(queue: Queue, a: Bound<TbmvArgs<Prec>>): void;
