import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SysvArgs } from './routines.gen.ts';
/** SYSV or HESV on the operands' host copies. */
export declare const indefiniteCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SysvArgs<Prec>>) => Promise<void>;
export declare const sysvCpu: (queue: Queue, a: Bound<SysvArgs<Prec>>) => Promise<void>;
