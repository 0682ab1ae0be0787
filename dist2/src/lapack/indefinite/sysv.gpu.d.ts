import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SysvArgs } from './routines.gen.ts';
export declare const sysvGpu: (queue: Queue, a: Bound<SysvArgs<Prec>>) => void;
/** SYSV or HESV. */
export declare function indefiniteGpu(queue: Queue, a: Bound<SysvArgs<Prec>>, mirror: Mirror): void;
