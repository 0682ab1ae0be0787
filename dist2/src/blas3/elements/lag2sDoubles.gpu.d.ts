import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lag2sArgs } from './routines.gen.ts';
export declare function lag2sDoubles(queue: Queue, a: Bound<Lag2sArgs<'d' | 'z'>>): void;
export interface DeviceLag2sDoubles {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly SA: DeviceMat;
    readonly SB?: DeviceMat | undefined;
    readonly info?: DeviceMat | undefined;
}
/** Enqueues SA := A, SB := what that leaves of A, and info: 1 if an element of SA is infinite, else 0. */
export declare function enqueueLag2sDoubles(queue: Queue, { m, n, A, SA, SB, info: asked }: DeviceLag2sDoubles): void;
