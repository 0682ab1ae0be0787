import type { Bound } from '../../core/args.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgqrArgs } from './routines.gen.ts';
export declare function orgqrDoubles(queue: Queue, a: Bound<OrgqrArgs<'d' | 'z'>>): void;
export interface DeviceOrgqrDoubles {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
}
/** Enqueues A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v's in the first k columns of A. */
export declare function enqueueOrgqrDoubles(queue: Queue, { m, n, k, A, tau }: DeviceOrgqrDoubles): void;
