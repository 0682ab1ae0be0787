import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LantrArgs } from './routines.gen.ts';
export declare function lantrGpu(queue: Queue, a: Bound<LantrArgs<Prec>>): void;
