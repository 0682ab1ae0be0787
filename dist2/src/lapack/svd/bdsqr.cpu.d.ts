import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BdsqrArgs } from './routines.gen.ts';
export declare function bdsqrCpu(queue: Queue, a: Bound<BdsqrArgs<Prec>>): Promise<void>;
