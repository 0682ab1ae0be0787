import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BatchNormBackwardArgs } from './routines.gen.ts';
export declare function batchNormBackwardCpu(queue: Queue, a: Bound<BatchNormBackwardArgs<Prec>>): Promise<void>;
