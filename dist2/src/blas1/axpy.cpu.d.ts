import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { AxpyArgs } from './routines.gen.ts';
export declare function axpyCpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): Promise<void>;
