import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeesArgs } from './routines.gen.ts';
export declare function geesHybrid(queue: Queue, a: Bound<GeesArgs<Prec>>): Promise<void>;
/** With the Hessenberg form of the GPU, whatever that costs. */
export declare function geesInTwo(queue: Queue, a: Bound<GeesArgs<Prec>>): Promise<void>;
