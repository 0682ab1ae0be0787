import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QgemmWeightsArgs } from './routines.gen.ts';
type Call = Bound<QgemmWeightsArgs<Prec>>;
export declare function qgemmWeightsGpu(queue: Queue, a: Call): void;
export {};
