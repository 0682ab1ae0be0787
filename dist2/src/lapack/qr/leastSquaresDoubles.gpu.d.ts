import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
/** Which power of two: into range (A, B), and back (X, R, and what is left of B). */
export declare const EXPONENT: {
    readonly A: 0;
    readonly B: 1;
    readonly X: 2;
    readonly R: 3;
    readonly rest: 4;
};
interface Sized {
    readonly m: number;
    readonly n: number;
    readonly X: DeviceMat;
}
/** Enqueues the exponents for A and B, and norms := their largest magnitudes, NaN if an element is. */
export declare function enqueueExponents(queue: Queue, ws: Workspace, A: Sized, B: Sized, norms?: DeviceBuffer): DeviceBuffer;
/** Enqueues X := 2^e X, or its upper triangle. */
export declare function enqueueScaleDoubles(queue: Queue, part: 'f' | 'u', { m, n, X }: Sized, exponents: DeviceBuffer, which: number): void;
/** Enqueues sums(j) := the sum of squares of column j of X, scaled back; sums lies in a buffer of its own. */
export declare function enqueueSquaresDoubles(queue: Queue, { m, n, X }: Sized, exponents: DeviceBuffer, sums: DeviceBuffer): void;
/** Enqueues info := the 1-based index of the first exact zero on the diagonal of R, of order n, 0 if there is none. */
export declare const enqueueZeroDoubles: (queue: Queue, n: number, R: DeviceMat, info: DeviceMat) => void;
/** Enqueues rank := how many elements on the diagonal of R, of order n, exceed eps `rows` times the largest one. */
export declare const enqueueRankDoubles: (queue: Queue, rows: number, n: number, R: DeviceMat, rank: DeviceMat) => void;
/** Enqueues the reciprocal condition number of R, upper and of order n > 0, in the 1-norm, by its inverse; `use` finds it. */
export declare function enqueueConditionDoubles(queue: Queue, n: number, R: DeviceMat, info: DeviceMat, use: (rcond: DeviceMat) => void): void;
export {};
