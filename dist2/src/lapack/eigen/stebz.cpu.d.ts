import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { StebzArgs } from './routines.gen.ts';
export declare function stebzCpu(queue: Queue, a: Bound<StebzArgs<Prec>>): Promise<void>;
