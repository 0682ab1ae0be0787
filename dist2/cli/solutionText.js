// What is said about a solution, whoever shows it. Pure: pages use it too.
import { larger } from '../src/core/extremes.js';
export const METHODS = { cholesky: 'Cholesky', lu: 'LU' };
export const PRECISIONS = {
    'f64-cpu': 'in double precision',
    mixed: 'in single precision, corrected to double',
    f32: 'in single precision',
};
/** Unit roundoffs. */
export const EPS = { 'f64-cpu': 2 ** -53, mixed: 2 ** -53, f32: 2 ** -24 };
/** Why corrections have failed. */
export const WHY_NOT = {
    [-2]: 'a number does not fit into single precision',
    [-3]: 'the factorization in single precision broke down',
    [-31]: 'corrections did not converge',
};
export const digits = (value) => value.toExponential(1);
export const rate = (flops, ms) => flops / ms / 1e6;
export function conditionText(rcond, eps) {
    if (rcond < eps)
        return `${digits(1 / rcond)} (estimate): singular to working precision, x may have no right digit`;
    return `${digits(1 / rcond)} (estimate, 1-norm)`;
}
/** Three digits, and no exponent where they are before the point. */
const short = (value) => String(Number(value.toPrecision(3)));
/** A first call compiles; what is below it is not worth digits. */
export function timeText(flops, ms, calls) {
    const gflops = rate(flops, ms);
    const speed = gflops < 0.01 ? 'below 0.01' : short(gflops);
    const time = ms < 1000 ? `${short(ms)} ms` : `${short(ms / 1000)} s`;
    return `${time}, ${calls === 1 ? 'a first call' : `the quickest of ${calls} calls`}, ${speed} Gflop/s`;
}
/** How far x is from ones. */
export function distanceFromOnes(x) {
    let most = 0;
    for (let i = 0; i < x.length; i++)
        most = larger(Math.abs(x[i] - 1), most);
    return most;
}
/** Rows that are shown whole; of more the first and the last half as many. */
const MOST_ROWS = 10;
/** A line of 80 columns without a label's 16. */
const WIDTH = 64;
const GAP = 2;
/** Ten digits, no more than it takes. */
const tenDigits = (value) => String(Number.isFinite(value) ? Number(value.toPrecision(10)) : value);
/**
 * A matrix by columns as lines: all of it up to ten rows, else its head and its tail; of columns as many as fit. Whoever wants all digits
 * takes a file.
 */
export function matrixLines(rows, cols, x) {
    const half = MOST_ROWS / 2;
    const shown = Array.from({ length: rows }, (_, i) => i).filter((i) => rows <= MOST_ROWS || i < half || i >= rows - half);
    const cells = shown.map((i) => Array.from({ length: cols }, (_, j) => tenDigits(x[i + j * rows])));
    const width = cells.flat().reduce((most, cell) => Math.max(most, cell.length), 0) + GAP;
    const fit = Math.max(1, Math.floor((WIDTH + GAP) / width));
    const kept = cols <= fit ? cols : Math.max(1, Math.floor((WIDTH + GAP - ' ...'.length) / width));
    const lines = cells.map((row) => {
        const line = row.slice(0, kept).map((cell) => cell.padStart(width));
        return line.join('').slice(GAP) + (kept < cols ? ' ...' : '');
    });
    return rows <= MOST_ROWS ? lines : [...lines.slice(0, half), '...', ...lines.slice(half)];
}
/** The same for JSON: a list of numbers, or of rows. */
export const matrixJson = (rows, cols, x) => cols === 1
    ? Array.from(x)
    : Array.from({ length: rows }, (_, i) => Array.from({ length: cols }, (__, j) => x[i + j * rows]));
