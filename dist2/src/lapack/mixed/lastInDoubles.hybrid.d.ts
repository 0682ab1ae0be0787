import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { MixedKind } from './mixed.cpu.ts';
import type { DsgesvArgs, DsposvArgs } from './routines.gen.ts';
type Last = Partial<Pick<MixedKind, 'last' | 'factor' | 'solve'>>;
/** LU. */
export declare function luInDoubles(queue: Queue, a: Bound<DsgesvArgs>): Last;
/** Cholesky. */
export declare function choleskyInDoubles(queue: Queue, a: Bound<DsposvArgs>): Last;
export {};
