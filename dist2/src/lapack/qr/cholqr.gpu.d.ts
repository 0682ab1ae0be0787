import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease } from '../refine/expert.gpu.ts';
import type { CholqrArgs } from './routines.gen.ts';
export interface DeviceCholqr {
    readonly wantsQ: boolean;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly R: DeviceMat;
    readonly B?: DeviceMat | undefined;
    readonly C?: DeviceMat | undefined;
}
/** Passes that have been enqueued. */
export interface Passes {
    /** What says whether they were enough: their number, or -1. */
    readonly status: DeviceMat;
    /** Enqueues what puts R, C and Q in their places. */
    store(): void;
}
export declare function cholqrGpu(queue: Queue, a: Bound<CholqrArgs<Prec>>): void | Promise<void>;
/** R, Q in A's place, and the number of passes: two passes, else three, else reflections. Resolves when all is enqueued. */
export declare function cholqrJudged(queue: Queue, s: DeviceCholqr, passes: DeviceMat, lease: Lease): Promise<void>;
/** Enqueues two passes, or with a shift three. */
export declare const enqueuePasses: (queue: Queue, s: DeviceCholqr, shifted: boolean, lease: Lease) => Passes;
