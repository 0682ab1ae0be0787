import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GruBackwardArgs } from './routines.gen.ts';
export declare function gruBackwardCpu(queue: Queue, a: Bound<GruBackwardArgs<Prec>>): Promise<void>;
