import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoequArgs } from './routines.gen.ts';
export declare function poequCpu(queue: Queue, a: Bound<PoequArgs<Prec>>): Promise<void>;
