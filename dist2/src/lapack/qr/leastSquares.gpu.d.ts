import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Which factor: into range (A, B), and back (X, R, and what is left of B). */
export declare const FACTOR: {
    readonly A: 0;
    readonly B: 2;
    readonly X: 4;
    readonly R: 6;
    readonly rest: 8;
};
interface Sized {
    readonly m: number;
    readonly n: number;
    readonly X: DeviceMat;
}
/** Enqueues the factors for A and B. */
export declare function enqueueFactors(queue: Queue, take: (type: 's', length: number) => DeviceBuffer, A: Sized, B: Sized): DeviceBuffer;
/** Enqueues X := a factor times X, or a triangle of it; nothing is moved where the factor is 1. */
export declare function enqueueScaleBy(queue: Queue, uplo: Uplo | 'f', { m, n, X }: Sized, factors: DeviceBuffer, first: number): void;
/** Enqueues sums(j) := the square of a factor, times the sum of squares (of moduli) of column j of X. */
export declare function enqueueSquares(queue: Queue, { m, n, X }: Sized, factors: DeviceBuffer, first: number, sums: DeviceMat): void;
/** Enqueues rank := how many elements on the diagonal of R, of order n, exceed eps `rows` times the largest one. */
export declare function enqueueDiagonalRank(queue: Queue, rows: number, n: number, R: DeviceMat, rank: DeviceMat): void;
export {};
