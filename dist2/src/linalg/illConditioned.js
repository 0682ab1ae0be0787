// Matrices with which no digit of a solution is certain: the option that says what a verb does then, and how solve finds them out without
// the cost of a condition number for each. docs/adr/0025-ill-conditioned.md says why it is done so.
import { ArgumentError, failureOf, IllConditionedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { SPACING } from '../core/leastSquares.js';
import { hasNaN, rcondRef } from '../lapack/condition/condition.ref.js';
import { trconRef } from '../lapack/condition/trcon.ref.js';
import { getrsRef } from '../lapack/lu/getrs.ref.js';
const CHOICES = ['throw', 'warn', 'ignore'];
/** The option, checked. */
export function illConditionedAmong(routine, position, value, fallback) {
    if (value === undefined)
        return fallback;
    if (!CHOICES.includes(value))
        throw new ArgumentError(routine, 'illConditioned', position, value, `must be one of ${CHOICES.join(', ')}`);
    return value;
}
/** What a report is to have of an error, if there is one and it may be had; or throws it. */
export function said({ illConditioned }, error) {
    if (error === undefined || illConditioned === 'ignore')
        return {};
    if (illConditioned === 'throw')
        throw error;
    return { rcond: error.rcond, warning: error.message };
}
/**
 * sqrt(eps). A smallest pivot below this times the largest, or an x that much larger than b and the pivots explain, is a reason to estimate
 * the condition number. The smallest pivot of a random matrix of condition 1/eps is of the order of n eps, far below; matrices made to have
 * no small pivot have large x.
 */
const SUSPECT = { s: 2 ** -11.5, d: 2 ** -26 };
/**
 * Orders up to which the pivots tell alone: elements of L^-1 and of U^-1 times the smallest pivot are at most 2^(n - 1), so that pivots
 * that are not suspect leave a condition number of less than 1/eps.
 */
const TOLD_BY_PIVOTS = { s: 4, d: 10 };
/** Every how many numbers of a diagonal of leading dimension ld. */
const diagonalOf = ({ data, off, ld }) => ({ data, at: off, step: ld + 1 });
/**
 * Whether there is reason to estimate the condition number of A, from the diagonal of U, X by columns, and B: O(n) for each column. NaN is
 * none.
 */
export function isSuspect(prec, pivots, x, b) {
    const n = b.rows;
    const most = largestPivot(prec, n, pivots.data, pivots.at, pivots.step);
    if (most === undefined)
        return true;
    if (pivotsTell(prec, n))
        return false;
    for (let j = 0; j < b.cols; j++) {
        if (isGrown(prec, n, most, x, j * n, b.data, b.offset + j * b.colStride, b.rowStride))
            return true;
    }
    return false;
}
/** Whether nothing else need be looked at. */
export const pivotsTell = (prec, n) => n <= TOLD_BY_PIVOTS[prec];
/**
 * The largest pivot; undefined if another one is suspiciously small beside it. Plain arguments, and no objects: stacks have thousands of
 * matrices.
 */
export function largestPivot(prec, n, u, at, step) {
    let least = Infinity;
    let most = 0;
    for (let k = 0, p = at; k < n; k++, p += step) {
        const pivot = Math.abs(u[p]);
        if (pivot < least)
            least = pivot;
        if (pivot > most)
            most = pivot;
    }
    return least < most * SUSPECT[prec] ? undefined : most;
}
/** Whether a column of X is so large that A, of about the size `most`, must have a tiny singular value. */
export function isGrown(prec, n, most, x, offX, b, offB, stepB) {
    let largestX = 0;
    let largestB = 0;
    for (let i = 0, p = offB; i < n; i++, p += stepB) {
        const xi = Math.abs(x[offX + i]);
        const bi = Math.abs(b[p]);
        if (xi > largestX)
            largestX = xi;
        if (bi > largestB)
            largestB = bi;
    }
    return largestB < most * largestX * SUSPECT[prec];
}
/** The reciprocal condition number of the triangle R of k columns. */
export const triangleRcond = (k, R) => trconRef('1', 'u', 'n', k, R);
/** What is to be said of a least-squares problem whose rank is not full, or is so by a hair; NaN, which passes through to x, is none. */
export function tooFlat(routine, prec, { m, n }, { rank, rcond }, batch) {
    const full = Math.min(m, n);
    const least = SPACING[prec] * Math.max(m, n);
    if (Number.isNaN(rcond) || (rank === full && !(rcond < least)))
        return undefined;
    const condition = `its reciprocal condition number is about ${rcond.toExponential(1)}`;
    const found = rank < full
        ? `has rank ${rank} of ${full} to within rcond (${condition}): x is the shortest of all that fit as well, not the one of full rank.`
        : `is too ill-conditioned for ${fields[prec].title} precision: ${condition}, below ${least.toExponential(1)}, and no digit of x is certain.`;
    const advice = prec === 's' ? ' Compute in double (Float64Array operands), or' : ' If the rank should be full,';
    const rest = " choose columns that depend less on each other, such as orthogonal polynomials; illConditioned: 'warn' returns x";
    return new IllConditionedError(routine, found + advice + rest, rcond, n + 1, batch);
}
/** The power of two next to 1 / x, within what a double can hold. */
const scaleOf = (x) => x > 0 && x < Infinity ? 2 ** Math.max(-1000, Math.min(1000, -Math.floor(Math.log2(x)))) : 1;
/**
 * The reciprocal condition number of R A C in the 1-norm, R and C diagonal, estimated from P A = L U: the largest element of each row, then
 * of each column, is brought to about 1, so that units in which equations and unknowns are written do not count. O(n^2), in double. Source:
 * LAPACK xGEEQU, xGECON as xGESVX joins them.
 */
export function equilibratedRcond(a, LU, ipiv) {
    const n = a.rows;
    const [row, col] = [new Float64Array(n), new Float64Array(n)];
    const each = (visit) => {
        for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++)
                visit(i, j, Math.abs(a.data[a.offset + i * a.rowStride + j * a.colStride]));
    };
    each((i, _, size) => {
        if (size > row[i])
            row[i] = size;
    });
    for (let i = 0; i < n; i++)
        row[i] = scaleOf(row[i]);
    each((i, j, size) => {
        if (size * row[i] > col[j])
            col[j] = size * row[i];
    });
    for (let j = 0; j < n; j++)
        col[j] = scaleOf(col[j]);
    const sums = new Float64Array(n);
    each((i, j, size) => {
        sums[j] = sums[j] + row[i] * size * col[j];
    });
    const factors = { data: new Float64Array(n * n), off: 0, ld: n };
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            factors.data[i + j * n] = LU.data[LU.off + i + j * LU.ld];
    const x = new Float64Array(n);
    const divide = (by) => {
        for (let i = 0; i < n; i++)
            x[i] = x[i] / by[i];
    };
    const anorm = sums.reduce((most, sum) => (sum > most || Number.isNaN(sum) ? sum : most), 0);
    return rcondRef(anorm, x, (transposed) => {
        divide(transposed ? col : row);
        getrsRef(transposed ? 't' : 'n', n, 1, factors, ipiv, 0, { data: x, off: 0, ld: n });
        divide(transposed ? row : col);
    }, () => hasNaN('f', n, factors));
}
/** What solve has found of the condition of one matrix. */
export class ConditionWatch {
    /** That of the rows and columns scaled; undefined where there was no reason to estimate it. */
    rcond;
    prec;
    constructor(prec) {
        this.prec = prec;
    }
    /** Looks at P A = L U and X, by columns, with A X = B, on the host. */
    look(a, LU, ipiv, x, b) {
        if (isSuspect(this.prec, diagonalOf(LU), x, b))
            this.rcond = equilibratedRcond(a, LU, ipiv);
    }
    /** What is to be said, if anything. */
    error(routine, n) {
        return this.rcond === undefined ? undefined : tooIll(routine, this.prec, n, [this.rcond]);
    }
}
/** What is to be said of matrices of order n with these condition numbers, by the first that no solution has a certain digit with. */
export function tooIll(routine, prec, n, rconds, lead) {
    const found = failureOf(rconds.map((rcond) => (rcond < SPACING[prec] ? n + 1 : 0)), lead);
    if (found === undefined)
        return undefined;
    const rcond = rconds[found.batch.matrix];
    return new IllConditionedError(routine, saidOf(prec, rcond), rcond, n + 1, lead && found.batch);
}
const saidOf = (prec, rcond) => [
    `is too ill-conditioned for ${fields[prec].title} precision: its reciprocal condition number, rows and columns scaled, is about`,
    `${rcond.toExponential(1)}, below eps = ${SPACING[prec].toExponential(1)}, and no digit of x is certain.`,
    prec === 's' ? "Compute in double (Float64Array operands, precision 'f64-cpu'), or take" : 'Take',
    "lstsq, whose x is the shortest that fits to within its option rcond; illConditioned: 'warn' or 'ignore' returns x as it is",
].join(' ');
