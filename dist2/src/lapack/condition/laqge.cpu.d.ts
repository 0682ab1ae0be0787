import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaqgeArgs } from './routines.gen.ts';
export declare function laqgeCpu(queue: Queue, a: Bound<LaqgeArgs<Prec>>): Promise<void>;
