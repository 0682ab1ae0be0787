import { type Trans } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceRefine {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly X: DeviceMat;
    /** One element per right-hand side, one after the other. */
    readonly ferr: DeviceMat;
    readonly berr: DeviceMat;
    /** Enqueues that the first columns of D become op(A)^-1 D, for any op. */
    solve(D: DeviceMat, columns: number, op: Trans): void;
}
export declare const noteRefine: (queue: Queue, routine: string) => void;
/**
 * X, ferr and berr as refineRef leaves them. A readback per correction, because one costs less than what it saves: most systems take one
 * correction, and all five are the price of not asking.
 */
export declare function enqueueRefine(queue: Queue, s: DeviceRefine): Promise<void>;
