import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvjArgs } from './routines.gen.ts';
export declare function gesvjCpu(queue: Queue, a: Bound<GesvjArgs<Prec>>): Promise<void>;
