import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { PolarArgs } from './routines.gen.ts';
export interface DevicePolar {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly H: DeviceMat;
    readonly info: DeviceMat;
    readonly iter?: DeviceMat | undefined;
}
export declare function polarGpu(queue: Queue, a: Bound<PolarArgs<Prec>>): Promise<void>;
/** A 2^-scale = Q X H; resolved with NaN for a scale if A is not finite, and nothing else is then of use. */
export interface DeviceFactors {
    readonly scale: number;
    /** n x n with orthonormal columns, and H, both triangles. In workspace. */
    readonly X: DeviceMat;
    readonly H: DeviceMat;
    readonly info: number;
    readonly iter: number;
    /** C := Q C for C of m rows and so many columns. Q is 1 if m = n. */
    reflect(columns: number, C: DeviceMat): void;
}
/** Enqueues A = U H; resolves when all is enqueued. */
export declare function enqueuePolar(queue: Queue, { m, n, A, H, info, iter }: DevicePolar): Promise<void>;
/** Overwrites A, which is not empty. What comes of it lies in `ws`. */
export declare function enqueueFactors(queue: Queue, ws: Workspace, m: number, n: number, A: DeviceMat): Promise<DeviceFactors>;
