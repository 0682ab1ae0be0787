import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvForwardArgs } from './routines.gen.ts';
export declare function convForwardCpu(queue: Queue, a: Bound<ConvForwardArgs<Prec>>): Promise<void>;
