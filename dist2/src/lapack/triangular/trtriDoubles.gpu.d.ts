import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtriArgs } from './routines.gen.ts';
import type { DeviceTrtri } from './trtri.gpu.ts';
export declare function trtriDoubles(queue: Queue, a: Bound<TrtriArgs<'d' | 'z'>>): void;
/** Enqueues A := A^-1 in one triangle, without its diagonal if diag = 'u'. A zero on the diagonal gives infinities and NaN. */
export declare function enqueueTrtriDoubles(queue: Queue, t: DeviceTrtri): void;
