import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { BdsdcArgs } from './routines.gen.ts';
export declare function bdsdcHybrid(queue: Queue, a: Bound<BdsdcArgs<Prec>>): Promise<void>;
export interface DeviceBdsdc {
    /** At least 1. */
    readonly n: number;
    /** In: the diagonal. Out: the singular values, in descending order. */
    readonly d: Float64Array;
    /** What is above it, n - 1 elements. */
    readonly e: Float64Array;
    /** Columns of what is not divided further, 2 to 32; absent: 32. */
    readonly leaf?: number;
    /** Merges of halves up to this order are multiplied all at once; absent: own choice. */
    readonly together?: number;
}
interface BidiagonalVectors {
    readonly info: number;
    /** n x n each, in workspace; of no use where info is not 0. */
    readonly U: DeviceMat;
    readonly V: DeviceMat;
}
/** The largest piece of workspace of order n. */
export declare const bdsdcBytes: (n: number) => number;
/**
 * B = U S V^T for the upper bidiagonal B with diagonal d and e above it, as bdsdcRef, in singles on the GPU. Resolves when the values are
 * known and the rest is enqueued. Where B is not finite info is n, and so are all values NaN.
 *
 * Source: LAPACK xBDSDC, xLASD0; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16
 * (1995).
 */
export declare function enqueueBdsdc(queue: Queue, ws: Workspace, f: DeviceBdsdc): Promise<BidiagonalVectors>;
export {};
