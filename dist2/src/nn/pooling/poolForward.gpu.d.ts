import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoolForwardArgs } from './routines.gen.ts';
export declare function poolForwardGpu(queue: Queue, a: Bound<PoolForwardArgs<Prec>>): void;
