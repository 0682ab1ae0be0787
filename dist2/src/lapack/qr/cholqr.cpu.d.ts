import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { CholqrArgs } from './routines.gen.ts';
export declare function cholqrCpu(queue: Queue, a: Bound<CholqrArgs<Prec>>): Promise<void>;
