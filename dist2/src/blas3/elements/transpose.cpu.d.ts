import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeArgs } from './routines.gen.ts';
export declare function transposeCpu(queue: Queue, a: Bound<TransposeArgs<Prec>>): Promise<void>;
