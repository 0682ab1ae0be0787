import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeqrfArgs } from './routines.gen.ts';
export interface DeviceGeqrfDoubles {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    /** May lie in A's buffer. */
    readonly tau: DeviceMat;
}
export declare function geqrfDoubles(queue: Queue, a: Bound<GeqrfArgs<'d' | 'z'>>): void;
export declare function noteQr(queue: Queue, routine: string): void;
/** Enqueues A = Q R, A: m x n: R and the v's to A, tau. */
export declare function enqueueGeqrfDoubles(queue: Queue, given: DeviceGeqrfDoubles): void;
