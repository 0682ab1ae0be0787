import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import { type BidiagonalForm } from './gebrd.gpu.ts';
export interface DeviceValues {
    /** At least 1, as n. */
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly S: DeviceMat;
    readonly info: DeviceMat;
}
/** Enqueues S := the singular values, and info. Overwrites A. */
export declare function enqueueSingularValues(queue: Queue, f: DeviceValues): void;
export interface TallForm {
    /** Of A, or of the triangle of its QR factorization. */
    readonly form: BidiagonalForm;
    /** Of that factorization, whose vectors are in A, if there is one. */
    readonly tau: DeviceMat | undefined;
}
/** Enqueues the bidiagonal form of A, rows x n, rows >= n >= 1, which is overwritten if it is tall. */
export declare function enqueueTallForm(queue: Queue, ws: Workspace, rows: number, n: number, A: DeviceMat): TallForm;
