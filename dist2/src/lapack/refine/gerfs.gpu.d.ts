import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GerfsArgs } from './routines.gen.ts';
export declare function gerfsGpu(queue: Queue, a: Bound<GerfsArgs<Prec>>): Promise<void>;
