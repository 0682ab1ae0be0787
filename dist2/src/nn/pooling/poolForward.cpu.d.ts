import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoolForwardArgs } from './routines.gen.ts';
export declare function poolForwardCpu(queue: Queue, a: Bound<PoolForwardArgs<Prec>>): Promise<void>;
