import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TpmvArgs } from './routines.gen.ts';
export declare function tpmvGpu(queue: Queue, a: Bound<TpmvArgs<Prec>>): void;
