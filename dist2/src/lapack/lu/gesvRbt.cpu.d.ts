import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvRbtArgs } from './routines.gen.ts';
export declare function gesvRbtCpu(queue: Queue, a: Bound<GesvRbtArgs<Prec>>): Promise<void>;
