import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LansyArgs } from './routines.gen.ts';
export declare function lansyGpu(queue: Queue, a: Bound<LansyArgs<Prec>>): void;
