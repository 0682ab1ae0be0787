import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Trevc3Args } from './routines.gen.ts';
export declare function trevc3Cpu(queue: Queue, a: Bound<Trevc3Args<Prec>>): Promise<void>;
