import { realWindow } from './operands.js';
const of = (diagonal, beside) => (n, random) => ({
    d: Float64Array.from({ length: n }, (_, i) => diagonal(i, n, random)),
    e: Float64Array.from({ length: Math.max(0, n - 1) }, (_, i) => beside(i, n, random)),
});
const uniform = (_i, _n, random) => 2 * random.rand() - 1;
const scaled = (factor) => of((i, n, random) => factor * uniform(i, n, random), (i, n, random) => factor * uniform(i, n, random));
const GLUED = 21;
export const TRIDIAGONALS = {
    zero: of(() => 0, () => 0),
    unit: of(() => 1, () => 0),
    /** 2 - 2 cos(k pi / (n + 1)). */
    laplace: of(() => 2, () => -1),
    /** Pairs that agree to more and more digits. */
    wilkinson: of((i, n) => Math.abs(i - (n - 1) / 2), () => 1),
    /** Wilkinson's matrices of order 21, barely coupled: clusters of as many as there are. */
    glued: of((i) => Math.abs((i % GLUED) - 10), (i) => (i % GLUED === GLUED - 1 ? 1e-8 : 1)),
    /** n - 1, n - 3 ... 1 - n. */
    clement: of(() => 0, (i, n) => Math.sqrt((i + 1) * (n - 1 - i))),
    random: scaled(1),
    /** Over twelve decades, the largest first. */
    graded: of((i, n) => 10 ** ((-12 * i) / n), (i, n) => 10 ** ((-12 * i) / n) / 2),
    /** The same, the largest last. */
    rising: of((i, n) => 10 ** ((12 * i) / n - 12), (i, n) => 10 ** ((12 * i) / n - 12) / 2),
    /** All but one of them close to one. */
    clustered: of((i) => (i === 0 ? 1 : 1e-9 * i), (i, n, random) => 1e-9 * uniform(i, n, random)),
    /** All but one of them equal but for roundoff in doubles, which couples them too: any vectors of their space do. */
    noise: of((i, n, random) => (i === 0 ? 40 : 3 + 1e-14 * uniform(i, n, random)), (i, n, random) => (i === 0 ? 5 : 1e-14 * uniform(i, n, random))),
    /** Falls apart into blocks of one to four. */
    blocks: of(uniform, (i, n, random) => (i % 5 === 3 || i % 5 === 4 ? 0 : uniform(i, n, random))),
    negative: of(() => -3, () => 0.125),
};
/** Close to where squares, and then numbers themselves, leave the range of a precision. */
export const atTheEnds = (prec) => (prec === 's' ? [2 ** -120, 2 ** -70, 2 ** 70, 2 ** 120] : [2 ** -1010, 2 ** -600, 2 ** 600, 2 ** 1010]).map(scaled);
/** A vector of real numbers as an operand of calls of any field, a row. */
export function vectorOf(prec, values, layout, use = 'write') {
    const x = realWindow(prec, 1, values.length, { offset: layout?.offset ?? 0 }, use);
    x.data.set(values, x.offset);
    return x;
}
/** Its elements. */
export const elementsOf = ({ data, offset, cols }) => Float64Array.from(data.subarray(offset, offset + cols));
