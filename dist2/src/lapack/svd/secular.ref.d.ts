/** A root: its square is d[pole]^2 + x. */
export interface SecularRoot {
    pole: number;
    x: number;
}
/** sqrt(pole^2 + x) without cancellation. */
export declare const rootValue: (pole: number, x: number) => number;
/**
 * to := the root number i, 0 <= i < k, of 1 + sum z(j)^2 / (d(j)^2 - s^2) = 0, with d(0) = 0 < d(1) < ... and z(j) != 0: d(i) < s <
 * d(i+1), or above d(k-1). As a distance from the nearer one of its poles it keeps its digits, and so do all d(j)^2 - s^2 that are
 * computed from it. delta: room for k elements.
 *
 * Between two poles the terms below and above are each replaced by a constant and the nearest pole, with the same value and derivative.
 * Source: J. Bunch, C. Nielsen, D. Sorensen, Rank-one modification of the symmetric eigenproblem, Numer. Math. 31 (1978); when to stop:
 * LAPACK xLASD4.
 */
export declare function secularRef(i: number, k: number, d: Float64Array, z: Float64Array, delta: Float64Array, to: SecularRoot): void;
