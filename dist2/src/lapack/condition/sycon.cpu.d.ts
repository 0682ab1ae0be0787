import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyconArgs } from './routines.gen.ts';
/** SYCON or HECON on the operands' host copies. */
export declare const bunchKaufmanConditionCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SyconArgs<Prec>>) => Promise<void>;
export declare const syconCpu: (queue: Queue, a: Bound<SyconArgs<Prec>>) => Promise<void>;
