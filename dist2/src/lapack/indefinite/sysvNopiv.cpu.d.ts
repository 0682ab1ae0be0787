import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SysvNopivArgs } from './routines.gen.ts';
/** SYSVNOPIV or HESVNOPIV on the operands' host copies. */
export declare const nopivCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SysvNopivArgs<Prec>>) => Promise<void>;
export declare const sysvNopivCpu: (queue: Queue, a: Bound<SysvNopivArgs<Prec>>) => Promise<void>;
