// Rules of least squares that every backend follows: what is factored, what is scaled, which diagonal elements count.
/** Largest magnitudes within 2^-RANGE .. 2^RANGE are left alone: squares of such numbers, and their sums, stay in range. */
export const RANGE = { s: 40, d: 400 };
/** Gap from 1 to the next number. */
export const SPACING = { s: 2 ** -23, d: 2 ** -52 };
/** The rows and columns of T: A where that has not fewer rows than columns, else A^T. */
export const tallOf = ({ m, n }) => [Math.max(m, n), Math.min(m, n)];
/** Is op(A) = T, with at least as many rows as columns? The residual is then minimized; of T^T the solution's norm is. */
export const isLeastSquares = ({ transposed, m, n }) => m >= n !== transposed;
/** What rcond stands for. */
export const thresholdOf = (rcond, { m, n }, prec) => rcond < 0 ? SPACING[prec] * Math.max(m, n) : rcond;
/**
 * e such that 2^e brings the largest magnitude to 1..2; 0 if that is in range, zero, infinite or NaN. LAPACK scales only from 2^-103 and
 * 2^103 (2^-970, 2^970) on, and by numbers that round; a power of two does not.
 */
export function scalingExponent(largest, prec) {
    if (!(largest > 0 && largest < Infinity))
        return 0;
    const exponent = Math.floor(Math.log2(largest));
    return Math.abs(exponent) <= RANGE[prec] ? 0 : -exponent;
}
/** ||Q1^T Q1 - I||_F that the last pass of CholeskyQR makes up for. */
export const MOST_DEPARTURE = 0.25;
/** The shift over ||A||_F^2: a few times what rounding can make of the smallest eigenvalue of A^T A. */
export const shiftOf = (n, prec = 's') => (11 * n * SPACING[prec]) / 2;
