/** The matrix H as rotm takes it: BLAS's PARAM(1:5). */
export interface ModifiedRotation {
    /** -1: all entries are given; 0: the diagonal is 1 1; 1: the off-diagonal is 1 -1; -2: H = I. */
    readonly flag: -2 | -1 | 0 | 1;
    readonly h11: number;
    readonly h21: number;
    readonly h12: number;
    readonly h22: number;
}
/** The new scale factors d1 and d2, the new first component x1, and the rotation. */
export interface ScaledRotation {
    readonly d1: number;
    readonly d2: number;
    readonly x1: number;
    readonly param: ModifiedRotation;
}
/**
 * The modified Givens rotation H that takes (sqrt(d1) x1, sqrt(d2) y1) to a vector whose second component is zero, for rotm, without
 * square roots. Computed in double precision. A negative d1 gives H = 0 and zeros. Source: BLAS xROTMG.
 *
 * @example
 * const { d1, d2, x1, param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare function rotmg(d1: number, d2: number, x1: number, y1: number): ScaledRotation;
