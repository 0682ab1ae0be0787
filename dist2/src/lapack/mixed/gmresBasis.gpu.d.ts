import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { type DeviceDsResidual } from './doubleSingle.gpu.ts';
/** Where a space is: n x columns of each, the basis MOST_DIRECTIONS + 1 times, the directions MOST_DIRECTIONS times. */
export interface DeviceBasis {
    readonly n: number;
    readonly columns: number;
    readonly form: Tuning;
    /** Pairs: the basis; what is orthogonalized; what is multiplied by A; and zeros. */
    readonly V: DeviceBuffer<'s'>;
    readonly W: DeviceBuffer<'s'>;
    readonly S: DeviceBuffer<'s'>;
    readonly zeros: DeviceBuffer<'s'>;
    /** The directions, and what is solved for and with. */
    readonly Z: DeviceBuffer<'s'>;
    readonly D: DeviceBuffer<'s'>;
    /** Parts of dot products, and of squares. */
    readonly P: DeviceBuffer<'s'>;
    readonly Q: DeviceBuffer<'s'>;
    /** Records, one for each right-hand side and vector of the basis. */
    readonly H: DeviceBuffer<'s'>;
    /** Coefficients of a correction. */
    readonly Y: DeviceBuffer<'s'>;
}
/** What a space makes of one direction: A z = V column + outside v, v being the next vector of the basis. */
export interface Image {
    readonly column: number[];
    readonly outside: number;
}
/** Singles of the largest buffer of a space for one right-hand side. */
export declare const basisWorkspace: (n: number) => number;
/** Leases a space. D: n x columns at least. */
export declare function leaseBasis(queue: Queue, n: number, columns: number, D: DeviceBuffer<'s'>, form: Tuning, lease: Lease): DeviceBasis;
/**
 * Enqueues the first vector of the basis, and D: W, which is a residual, scaled to 1. Of the space a column that is zero has zeros only.
 */
export declare function enqueueBasisStart(queue: Queue, basis: DeviceBasis): void;
/**
 * Enqueues a direction, D := its solution, which is kept, and the next vector of the basis: what of its image under A is new. That image,
 * with the opposite sign, is what ds_residual leaves of zeros.
 */
export declare function enqueueDirection(queue: Queue, basis: DeviceBasis, direction: number, A: Pick<DeviceDsResidual, 'H' | 'L'>, solve: (columns: number) => void): void;
/** The norms of what the space began with, if `first` is 0, and the images of the directions from .. to - 1 for each column. */
export declare function basisRecords({ columns, H }: DeviceBasis, from: number, to: number): Promise<{
    readonly norms: number[];
    readonly images: Image[][];
}>;
/** Enqueues X := X + Z y with the coefficients of each column; X are pairs, n x columns, from its buffer's beginning. */
export declare function enqueueBasisCorrection(queue: Queue, { n, columns, form, Z, Y }: DeviceBasis, X: DeviceBuffer<'s'>, coefficients: readonly (readonly number[])[]): void;
