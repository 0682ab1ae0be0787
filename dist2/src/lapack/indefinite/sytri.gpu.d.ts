import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytriArgs } from './routines.gen.ts';
export declare const sytriGpu: (queue: Queue, a: Bound<SytriArgs<Prec>>) => void;
/** SYTRI or HETRI. */
export declare function bunchKaufmanInverseGpu(queue: Queue, a: Bound<SytriArgs<Prec>>, mirror: Mirror): void;
