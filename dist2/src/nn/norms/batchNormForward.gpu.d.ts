import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BatchNormForwardArgs } from './routines.gen.ts';
type Call = Bound<BatchNormForwardArgs<Prec>>;
export declare function batchNormForwardGpu(queue: Queue, a: Call): void;
export {};
