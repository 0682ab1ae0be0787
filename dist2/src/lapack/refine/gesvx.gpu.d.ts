import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvxArgs } from './routines.gen.ts';
export declare function gesvxGpu(queue: Queue, a: Bound<GesvxArgs<Prec>>): Promise<void>;
