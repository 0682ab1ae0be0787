import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BatchNormBackwardArgs } from './routines.gen.ts';
type Call = Bound<BatchNormBackwardArgs<Prec>>;
export declare function batchNormBackwardGpu(queue: Queue, a: Call): void;
export {};
