import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { ScalArgs } from './routines.gen.ts';
export declare function scalCpu(queue: Queue, a: Bound<ScalArgs<Prec>>): Promise<void>;
