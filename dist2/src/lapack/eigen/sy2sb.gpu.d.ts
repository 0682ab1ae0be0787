import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceSy2sb {
    /** Order of S and bandwidth, multiples of four. */
    readonly order: number;
    readonly kd: number;
    /** Symmetric, all of it stored. Out, on and below the diagonal: the band, and the vectors of the reflectors below it. */
    readonly S: DeviceMat;
    /** order - kd elements. */
    readonly tau: DeviceMat;
}
/**
 * Enqueues Q^T S Q = B. With a panel's reflectors as H = I - V T V^T what is left becomes S - V W^T - W V^T, with X = S V T and W = X -
 * V (T^T (V^T X)) / 2.
 */
export declare function enqueueSy2sb(queue: Queue, { order, kd, S, tau }: DeviceSy2sb): void;
/** Enqueues C := Q C of the first n rows of S; C is n x columns. */
export declare function enqueueBandFactor(queue: Queue, { kd, S, tau }: Omit<DeviceSy2sb, 'order'>, n: number, C: DeviceMat, columns: number): void;
