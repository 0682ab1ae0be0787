import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmetrizeArgs } from './routines.gen.ts';
export declare function symmetrizeCpu(queue: Queue, a: Bound<SymmetrizeArgs<Prec>>): Promise<void>;
