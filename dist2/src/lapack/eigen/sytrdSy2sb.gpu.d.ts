import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdSy2sbArgs } from './routines.gen.ts';
export declare function sytrdSy2sbGpu(queue: Queue, a: Bound<SytrdSy2sbArgs<Prec>>): void;
