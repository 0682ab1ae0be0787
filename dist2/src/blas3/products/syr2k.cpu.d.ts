import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Syr2kArgs } from './routines.gen.ts';
export declare function syr2kCpu(queue: Queue, a: Bound<Syr2kArgs<Prec>>): Promise<void>;
