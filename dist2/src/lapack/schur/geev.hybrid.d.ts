import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeevArgs } from './routines.gen.ts';
export declare function geevHybrid(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void>;
/** With the Hessenberg form of the GPU, whatever that costs. */
export declare function geevInTwo(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void>;
