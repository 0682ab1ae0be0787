import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoolBackwardArgs } from './routines.gen.ts';
export declare function poolBackwardGpu(queue: Queue, a: Bound<PoolBackwardArgs<Prec>>): void;
