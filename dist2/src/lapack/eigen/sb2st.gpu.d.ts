import { type ElementType } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { type Workspace } from '../../runtime/workspace.ts';
export interface DeviceSb2st {
    readonly n: number;
    readonly kd: number;
    /** As takeBand has it; overwritten. */
    readonly band: DeviceBuffer;
    /** As sytrdSb2st has them, from V.off on; absent: they are not kept. */
    readonly V?: DeviceMat | undefined;
    /** The diagonal, n real elements, and what is beside it, n - 1. */
    readonly D: DeviceMat;
    readonly E: DeviceMat;
    /** The largest magnitude, by which the band was scaled, if D and E are to be scaled back. */
    readonly largest?: DeviceBuffer | undefined;
}
export declare const singleOf: (type: ElementType) => SingleType;
/** Whether the bandwidth is one of those that kernels have for elements of this type, on this device. */
export declare const chases: (queue: Queue, type: SingleType, kd: number) => boolean;
/** Workspace for a band. */
export declare const takeBand: (ws: Workspace, like: DeviceMat, n: number, kd: number) => DeviceBuffer;
/** Where a band is read: its element (j + l, j) at l*down + j*across behind off. */
export interface Diagonals {
    readonly data: DeviceBuffer;
    readonly off: number;
    readonly down: number;
    readonly across: number;
    /** Whether it is the conjugate of what is stored. */
    readonly turned?: boolean;
}
/** The lower diagonals of a matrix. */
export declare const diagonalsOf: ({ data, off, ld }: DeviceMat) => Diagonals;
/** Enqueues band := the diagonals; with `largest`, the largest magnitude among them, scaled. */
export declare function enqueueBand(queue: Queue, n: number, kd: number, { data, off, down, across, turned }: Diagonals, band: DeviceBuffer, largest?: DeviceBuffer): void;
/** Enqueues Q^H B Q = T: D, E and the reflectors. */
export declare function enqueueSb2st(queue: Queue, { n, kd, band, V, D, E, largest }: DeviceSb2st): void;
export interface DeviceChased {
    readonly n: number;
    readonly kd: number;
    /** As enqueueSb2st leaves it. */
    readonly V: DeviceMat;
    /** n x columns. */
    readonly C: DeviceMat;
    readonly columns: number;
}
/** Enqueues C := Q C. Rows of C lie one behind the other meanwhile, so that threads have a column each. */
export declare function enqueueChased(queue: Queue, { n, kd, V, C, columns }: DeviceChased): void;
