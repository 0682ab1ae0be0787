import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { GebrdArgs } from './routines.gen.ts';
export interface DeviceGebrd {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    /** min(m, n) real numbers, and one less. They, tauQ and tauP may lie in A's buffer. */
    readonly D: DeviceMat;
    readonly E: DeviceMat;
    /** min(m, n) elements. */
    readonly tauQ: DeviceMat;
    readonly tauP: DeviceMat;
    /** Columns of a panel, a multiple of four up to 64; absent or 0: own choice. */
    readonly nb?: number | undefined;
}
export declare function gebrdGpu(queue: Queue, a: Bound<GebrdArgs<Prec>>): void;
/** Columns of a panel: they are read with each column of it, and the update behind it is a product of twice this depth. */
export declare const gebrdBlock: ({ n, nb }: {
    readonly n: number;
    readonly nb?: number | undefined;
}) => number;
/** Of the matrix and its panels, the largest piece of workspace, m >= n. */
export declare const gebrdBytes: (m: number, n: number, prec: Prec) => number;
/** A reduction under way and done, in workspace. */
export interface BidiagonalForm {
    readonly m: number;
    /** At most m. */
    readonly n: number;
    readonly nb: number;
    /** The matrix, scaled, with numbers of rows and columns that are multiples of four; in the end the vectors on both sides of B. */
    readonly S: DeviceMat;
    /** V and X, Y and U, nb columns each. */
    readonly left: DeviceMat;
    readonly right: DeviceMat;
    /** What B has on its diagonal and beside it by turns, real numbers, scaled as S is. */
    readonly beside: DeviceBuffer;
    readonly tauQ: DeviceMat;
    readonly tauP: DeviceMat;
    /** The largest magnitude in A, which says by what. */
    readonly largest: DeviceBuffer;
}
/** Enqueues A = Q B P^H: B and the vectors of both factors' reflectors in place of A; D, E, tauQ, tauP. */
export declare function enqueueGebrd(queue: Queue, f: DeviceGebrd): void;
export declare function takeBidiagonal(ws: Workspace, like: DeviceMat, m: number, n: number, nb: number): BidiagonalForm;
/** Enqueues the reduction of A, m >= n >= 1, without writing to it. */
export declare function enqueueBidiagonal(queue: Queue, A: DeviceMat, r: BidiagonalForm): void;
