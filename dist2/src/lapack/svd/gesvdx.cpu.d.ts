import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvdxArgs } from './routines.gen.ts';
export declare function gesvdxCpu(queue: Queue, a: Bound<GesvdxArgs<Prec>>): Promise<void>;
