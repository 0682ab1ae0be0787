import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lag2dArgs } from './routines.gen.ts';
export declare function lag2dGpu(queue: Queue, a: Bound<Lag2dArgs<'s' | 'c'>>): void;
export interface DeviceLag2d {
    readonly m: number;
    readonly n: number;
    readonly SA: DeviceMat;
    readonly A: DeviceMat;
    readonly SB?: DeviceMat | undefined;
}
/** Enqueues A := SA, or SA + SB. */
export declare function enqueueLag2d(queue: Queue, { m, n, SA, A, SB }: DeviceLag2d): void;
