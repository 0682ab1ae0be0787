import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PolarArgs } from './routines.gen.ts';
export declare function polarHybrid(queue: Queue, a: Bound<PolarArgs<Prec>>): Promise<void>;
