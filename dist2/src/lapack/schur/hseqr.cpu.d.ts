import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HseqrArgs } from './routines.gen.ts';
export declare function hseqrCpu(queue: Queue, a: Bound<HseqrArgs<Prec>>): Promise<void>;
