/** Largest magnitudes within 2^-RANGE .. 2^RANGE are left alone: squares of such numbers, and their sums, stay in range. */
export declare const RANGE: {
    readonly s: 40;
    readonly d: 400;
};
/** Gap from 1 to the next number. */
export declare const SPACING: {
    readonly s: number;
    readonly d: number;
};
interface Shape {
    readonly m: number;
    readonly n: number;
}
/** The rows and columns of T: A where that has not fewer rows than columns, else A^T. */
export declare const tallOf: ({ m, n }: Shape) => readonly [p: number, q: number];
/** Is op(A) = T, with at least as many rows as columns? The residual is then minimized; of T^T the solution's norm is. */
export declare const isLeastSquares: ({ transposed, m, n }: Shape & {
    readonly transposed: boolean;
}) => boolean;
/** What rcond stands for. */
export declare const thresholdOf: (rcond: number, { m, n }: Shape, prec: 's' | 'd') => number;
/**
 * e such that 2^e brings the largest magnitude to 1..2; 0 if that is in range, zero, infinite or NaN. LAPACK scales only from 2^-103 and
 * 2^103 (2^-970, 2^970) on, and by numbers that round; a power of two does not.
 */
export declare function scalingExponent(largest: number, prec: 's' | 'd'): number;
/** ||Q1^T Q1 - I||_F that the last pass of CholeskyQR makes up for. */
export declare const MOST_DEPARTURE = 0.25;
/** The shift over ||A||_F^2: a few times what rounding can make of the smallest eigenvalue of A^T A. */
export declare const shiftOf: (n: number, prec?: 's' | 'd') => number;
export {};
