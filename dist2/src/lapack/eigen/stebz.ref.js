import { Brackets } from './sturm.ref.js';
import { blockScale, tridiagonalMax } from './tridiagonal.ref.js';
/** What intervals are wider than by roundoff. */
const FUDGE = 2.1;
/**
 * The eigenvalues of the tridiagonal matrix with diagonal d and off-diagonal e that are chosen. NaN and infinity: none, and info is n.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon, H.
 * Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 */
export function stebzRef(problem) {
    const { range, order, n, d, e, abstol, eps } = problem;
    const most = n === 0 ? 0 : tridiagonalMax(0, n - 1, d, e);
    if (!(most < Infinity))
        return { W: new Float64Array(0), iblock: new Int32Array(0), isplit: new Int32Array(0), info: n };
    const factor = blockScale(most);
    const t = squaresOf(n, d, e, factor, eps);
    const { ends } = t;
    const [least, greatest] = bounds(t, 0, n - 1, eps);
    const norm = Math.max(Math.abs(least), Math.abs(greatest));
    const tolerance = (size) => Math.max(abstol > 0 ? abstol * factor : 2 * eps * size, t.pivmin);
    const brackets = new Brackets(t, tolerance(norm), 4 * eps);
    const [low, below] = range === 'v' ? [problem.vl * factor, 0] : lowEnd(brackets, problem, least, greatest);
    const [high, above] = range === 'v' ? [problem.vu * factor, 0] : highEnd(brackets, problem, least, greatest);
    const values = [];
    const blocks = [];
    for (let b = 0, first = 0; b < ends.length; first = ends[b] + 1, b++) {
        const last = ends[b];
        const [from, to] = bounds(t, first, last, eps);
        const size = Math.max(Math.abs(from), Math.abs(to));
        const found = new Brackets(t, tolerance(size), 4 * eps).values(first, last, Math.max(low, from), Math.min(high, to));
        for (const value of found) {
            values.push(value);
            blocks.push(b + 1);
        }
    }
    // Ends of an interval of indices may have caught others that are no further from them than the tolerance.
    const ascent = Int32Array.from(values, (_, i) => i).sort((i, j) => values[i] - values[j] || i - j);
    const kept = ascent.slice(below, values.length - above);
    if (order === 'b')
        kept.sort();
    return {
        W: Float64Array.from(kept, (i) => values[i] / factor),
        iblock: Int32Array.from(kept, (i) => blocks[i]),
        isplit: Int32Array.from(ends, (end) => end + 1),
        info: 0,
    };
}
/** How many eigenvalues lie in (low, high]. */
export function countBetween(n, d, e, low, high) {
    const brackets = new Brackets(squaresOf(n, d, e, 1, 0), 0, 0);
    return brackets.count(0, n - 1, high) - brackets.count(0, n - 1, low);
}
/** The scaled matrix, its off-diagonal squared and zero between blocks. */
function squaresOf(n, diagonal, beside, factor, eps) {
    const d = Float64Array.from({ length: n }, (_, i) => diagonal[i] * factor);
    const squares = new Float64Array(n);
    const ends = [];
    let most = 1;
    for (let i = 0; i < n - 1; i++) {
        const off = beside[i] * factor;
        const square = off * off;
        if (Math.abs(d[i] * d[i + 1]) * (2 * eps) ** 2 + 2 ** -1022 > square) {
            ends.push(i);
        }
        else {
            squares[i + 1] = square;
            most = Math.max(most, square);
        }
    }
    if (n > 0)
        ends.push(n - 1);
    return { d, squares, ends, pivmin: 2 ** -1022 * most };
}
/** Numbers below and above all eigenvalues of rows first..last, by Gerschgorin's circles. */
function bounds({ d, squares, pivmin }, first, last, eps) {
    let [least, greatest] = [Infinity, -Infinity];
    let before = 0;
    for (let i = first; i <= last; i++) {
        const behind = i < last ? Math.sqrt(squares[i + 1]) : 0;
        least = Math.min(least, d[i] - before - behind);
        greatest = Math.max(greatest, d[i] + before + behind);
        before = behind;
    }
    if (last < first)
        return [0, 0];
    const slack = FUDGE * (Math.max(Math.abs(least), Math.abs(greatest)) * 2 * eps * (last - first + 1) + 2 * pivmin);
    return [least - slack, greatest + slack];
}
/** A number with at most il - 1 eigenvalues up to it, and how many of those it leaves above it. */
function lowEnd(brackets, { range, il }, least, greatest) {
    if (range === 'a' || il <= 1)
        return [least, 0];
    const { low, countLow } = brackets.around(il, least, greatest);
    return [low, il - 1 - countLow];
}
/** A number with at least iu eigenvalues up to it, and how many more. */
function highEnd(brackets, { range, iu }, least, greatest) {
    if (range === 'a')
        return [greatest, 0];
    const { high, countHigh } = brackets.around(iu, least, greatest);
    return [high, countHigh - iu];
}
