import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeevxArgs } from './routines.gen.ts';
export declare function geevxCpu(queue: Queue, a: Bound<GeevxArgs<Prec>>): Promise<void>;
