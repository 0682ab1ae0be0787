import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { CopyArgs } from './routines.gen.ts';
export declare function copyCpu(queue: Queue, a: Bound<CopyArgs<Prec>>): Promise<void>;
