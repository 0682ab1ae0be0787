import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvBackwardDataArgs } from './routines.gen.ts';
export declare function convBackwardDataCpu(queue: Queue, a: Bound<ConvBackwardDataArgs<Prec>>): Promise<void>;
