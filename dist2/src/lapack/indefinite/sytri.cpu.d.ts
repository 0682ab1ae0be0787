import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytriArgs } from './routines.gen.ts';
/** SYTRI or HETRI on the operands' host copies. */
export declare const bunchKaufmanInverseCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SytriArgs<Prec>>) => Promise<void>;
export declare const sytriCpu: (queue: Queue, a: Bound<SytriArgs<Prec>>) => Promise<void>;
