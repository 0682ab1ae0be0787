import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceNorm } from './lange.gpu.ts';
import type { LangeArgs } from './routines.gen.ts';
export declare function langeDoubles(queue: Queue, a: Bound<LangeArgs<'d' | 'z'>>): void;
/** Enqueues result := the norm of A, and notes it in the trace. */
export declare function enqueueNormDoubles(queue: Queue, routine: string, s: DeviceNorm): void;
