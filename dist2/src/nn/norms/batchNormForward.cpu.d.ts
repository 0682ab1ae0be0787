import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BatchNormForwardArgs } from './routines.gen.ts';
export declare function batchNormForwardCpu(queue: Queue, a: Bound<BatchNormForwardArgs<Prec>>): Promise<void>;
