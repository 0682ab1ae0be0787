import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { RotArgs } from './routines.gen.ts';
export declare function rotCpu(queue: Queue, a: Bound<RotArgs<Prec>>): Promise<void>;
