import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyconArgs } from './routines.gen.ts';
export declare const syconGpu: (queue: Queue, a: Bound<SyconArgs<Prec>>) => void;
/** SYCON or HECON. */
export declare function bunchKaufmanConditionGpu(queue: Queue, a: Bound<SyconArgs<Prec>>, mirror: Mirror): void;
