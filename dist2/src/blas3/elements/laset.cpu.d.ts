import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LasetArgs } from './routines.gen.ts';
export declare function lasetCpu(queue: Queue, a: Bound<LasetArgs<Prec>>): Promise<void>;
