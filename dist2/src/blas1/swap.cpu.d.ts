import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SwapArgs } from './routines.gen.ts';
export declare function swapCpu(queue: Queue, a: Bound<SwapArgs<Prec>>): Promise<void>;
