import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrfArgs } from './routines.gen.ts';
export interface DeviceGetrfDoubles {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
}
export declare function getrfDoubles(queue: Queue, a: Bound<GetrfArgs<'d' | 'z'>>): void;
export declare function noteLu(queue: Queue, routine: string): void;
/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. They may lie in one buffer. */
export declare function enqueueGetrfDoubles(queue: Queue, given: DeviceGetrfDoubles): void;
