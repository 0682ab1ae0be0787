// Problems and data of the level-1 cases: vectors as windows of one row, whose leading dimension is the absolute increment.
import { sumType } from '../../src/core/field.js';
import { vectorWindow } from './calls.js';
import { elementError } from './gauge.js';
import { larger } from './norms.js';
import { fill, integers, place, window } from './operands.js';
import { im, re, scalarAt } from './scalars.js';
import { hostMat } from './views.js';
/** In units of eps, as in the level-2 tests of the reference BLAS. The GPU adds up tens of numbers in a row, the rest as a tree. */
export const TOLERANCE = 16;
const LENGTHS = [0, 1, 2, 3, 5, 9, 63, 64, 65, 255, 256, 257, 1000, 5000];
const INCS = [1, 2, -1, -2];
const OFFSETS = [5, 8];
export const singleSweep = LENGTHS.flatMap((n) => INCS.flatMap((incx) => OFFSETS.map((offset) => ({ n, incx, offset }))));
export const pairSweep = [
    ...LENGTHS.flatMap((n) => INCS.flatMap((incx) => INCS.map((incy) => ({ n, incx, incy, offset: OFFSETS[(n + incx + incy) % 2 === 0 ? 0 : 1] })))),
    ...LENGTHS.map((n) => ({ n, incx: 1, incy: 1, offset: 8 })),
    // 64 and 1000 keep both vectors at multiples of four.
    ...[1, 2, 64, 257, 1000].flatMap((n) => [1, 2].flatMap((inc) => [1, -1].map((sign) => ({ n, incx: inc, incy: sign * inc, offset: 8, together: true })))),
];
const TESTED = { tolerance: TOLERANCE, repeatable: true };
/** What all cases of one vector share, and those of two. */
export const ofVector = {
    ...{ ...TESTED, sweep: singleSweep },
    fromOptions: ({ n }) => ({ n, incx: 1, offset: 0 }),
};
export const ofPair = {
    ...{ ...TESTED, sweep: pairSweep },
    fromOptions: ({ n }) => ({ n, incx: 1, incy: 1, offset: 0 }),
};
const layoutOf = (inc, offset) => ({ pad: Math.abs(inc) - 1, offset });
const symmetric = (prec, x, random) => fill(prec, x, () => 2 * random.rand() - 1);
/** x alone, uniform on (-1,1). */
export function vectorOf({ n, incx, offset }, prec, random, use) {
    const x = vectorWindow(prec, n, incx, use, offset);
    symmetric(prec, x, random);
    return x;
}
/** x and y, uniform on (-1,1). `use` is that of x; y is written. */
export function pairOf(p, prec, random, use) {
    const { n, incx, incy, offset, together } = p;
    const pair = together
        ? place(prec, { x: [1, n], y: [1, n] }, ['x', 'y'], layoutOf(incx, offset))
        : { x: vectorWindow(prec, n, incx, use, offset), y: vectorWindow(prec, n, incy, 'write', offset) };
    symmetric(prec, pair.x, random);
    symmetric(prec, pair.y, random);
    return pair;
}
/** Where a reduction leaves its number: one element between guards. It holds something to begin with. */
export function placeOf(prec, type = sumType(prec)) {
    const result = window(type, 1, 1, { offset: 3 });
    fill(type, result, () => 12.5);
    return { ...result, type };
}
export function indexPlace() {
    const place = integers(1, { offset: 3 });
    place.data[place.offset] = -5;
    return place;
}
export const numberIn = ({ data, offset }) => data[offset];
/** A number of any field where a reduction has left it. */
export const scalarIn = ({ data, offset, parts }) => scalarAt(data, offset, parts);
export function putScalar({ data, offset, parts }, x) {
    data.set(parts === undefined ? [re(x)] : [re(x), im(x)], offset * (parts ?? 1));
}
/** How much wider the bound of a sum of many numbers is: errors of running sums grow statistically by the square root of their number. */
export const growth = (terms) => Math.sqrt(Math.max(1, terms / 1024));
/** The sum of numbers that are not negative, in pairs: a running sum of thousands of doubles is as wrong as what it would judge. */
export function sumInPairs(values) {
    if (values.length <= 2)
        return (values[0] ?? 0) + (values[1] ?? 0);
    const half = values.length >> 1;
    return sumInPairs(values.slice(0, half)) + sumInPairs(values.slice(half));
}
/** Largest error of the elements over their gauges. */
export function vectorError(computed, expected) {
    let worst = 0;
    for (let i = 0; i < computed.length; i++)
        worst = larger(elementError(computed[i], ...expected(i)), worst);
    return worst;
}
/** A vector as the references take it. */
export const vector = (x, inc) => ({ ...hostMat(x), ld: Math.sign(inc) * x.ld });
