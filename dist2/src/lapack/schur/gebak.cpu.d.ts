import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GebakArgs } from './routines.gen.ts';
export declare function gebakCpu(queue: Queue, a: Bound<GebakArgs<Prec>>): Promise<void>;
