import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrglqArgs } from './routines.gen.ts';
export declare function orglqCpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): Promise<void>;
