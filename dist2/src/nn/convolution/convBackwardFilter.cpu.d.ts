import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvBackwardFilterArgs } from './routines.gen.ts';
export declare function convBackwardFilterCpu(queue: Queue, a: Bound<ConvBackwardFilterArgs<Prec>>): Promise<void>;
