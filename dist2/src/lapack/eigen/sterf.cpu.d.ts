import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SterfArgs } from './routines.gen.ts';
export declare function sterfCpu(queue: Queue, a: Bound<SterfArgs<Prec>>): Promise<void>;
