import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SqrtmArgs } from './routines.gen.ts';
export declare function sqrtmCpu(queue: Queue, a: Bound<SqrtmArgs<Prec>>): Promise<void>;
