import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QgemmWeightsArgs } from './routines.gen.ts';
export declare function qgemmWeightsCpu(queue: Queue, a: Bound<QgemmWeightsArgs<Prec>>): Promise<void>;
