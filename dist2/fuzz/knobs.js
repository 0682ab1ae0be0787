// What a random call is made of, before its sizes are known: for each argument of a spec a small record that can shrink on its own. What
// depends on other arguments (leading dimensions, strides, offsets, indices) is said as a distance from the least legal value, so that
// every combination is a legal call. build.ts makes arguments of them.
import fc from 'fast-check';
import { isComplex } from '../src/core/field.js';
import { argNames } from '../src/core/spec.js';
/** How the numbers of operands are made. */
export const DATA = ['plain', 'integers', 'zero', 'denormal', 'huge', 'nan', 'inf', 'mixed'];
/** Ascending, for a shrinking index goes down; around the edges of vectors, tiles and blocks, small ones most often. */
const SIZES = [
    ...[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20, 24, 31, 32, 33, 34, 40, 47, 63],
    ...[64, 65, 66, 96, 127, 128, 129, 130, 160, 200, 255, 256, 257, 300, 511, 512, 513, 700],
];
const COUNTS = [0, 1, 2, 2, 3, 3, 4, 5, 7, 8, 9, 16, 17, 33];
const PADS = [0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 13, 32, 64];
const OFFSETS = [0, 0, 0, 1, 2, 3, 4, 5, 7, 8, 16, 63, 64, 65, 100, 256];
const INCREMENTS = [1, 1, 1, 1, -1, 2, -2, 3, -3, 4, -5, 7, 16];
const SCALARS = [1, 1, 0, -1, 2, 0.5, -0.75, 0.29, 3.25, -0];
/** Only where the data are not ordinary either, for then values are compared. */
const WILD_SCALARS = [1e-40, 1e30, -1e30, Number.NaN, Infinity, -Infinity];
export const oneOf = (values) => fc.nat(values.length - 1).map((k) => values[k]);
/** The k-th of sizes up to `most`. */
export const sizes = (most) => oneOf(SIZES.filter((size) => size <= most));
function scalar(arg, prec) {
    if (arg.integer)
        return oneOf([1, 0, -1, 2, 7, -13]);
    const usual = oneOf(SCALARS);
    const number = fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: oneOf(WILD_SCALARS) });
    if (!isComplex(prec) || arg.real)
        return number;
    return fc.oneof(number, fc.record({ re: usual, im: usual }));
}
function knob(arg, prec, most) {
    switch (arg.kind) {
        case 'flag': {
            const values = arg.values.filter((value) => value !== arg.realOnly || !isComplex(prec));
            return oneOf(values);
        }
        case 'switch':
            return fc.boolean();
        case 'expression':
            return fc.nat(3);
        case 'size':
            return sizes(most);
        case 'sizes':
            return fc.array(sizes(most), { minLength: COUNTS.at(-1), maxLength: COUNTS.at(-1) });
        case 'scalar':
            return scalar(arg, prec);
        case 'inc':
            return oneOf(INCREMENTS).map((inc) => (arg.positive ? Math.abs(inc) : inc));
        case 'index':
            return fc.nat(1000);
        case 'ld':
        case 'lds':
        case 'stride':
        case 'offsets':
            return oneOf(PADS);
        case 'matrix':
        case 'vector':
            return fc.record({ offset: oneOf(OFFSETS), present: fc.nat(3).map((k) => k > 0) });
    }
}
/** Random calls of a routine in a precision, with sizes up to `most` and up to `many` problems in a batch. */
export function knobsOf(spec, prec, most, many = 9) {
    const names = argNames(spec, prec);
    return fc.record({
        seed: fc.nat(0x7fffffff),
        kind: fc.oneof({ weight: 12, arbitrary: fc.constant('plain') }, { weight: 5, arbitrary: oneOf(DATA) }),
        definite: fc.boolean(),
        swaps: fc.boolean(),
        share: oneOf(['none', 'none', 'behind', 'same']),
        behind: oneOf(OFFSETS),
        entries: oneOf(COUNTS.filter((count) => count <= many)),
        of: fc.record(Object.fromEntries(names.map((name) => [name, knob(spec.args[name], prec, most)]))),
    });
}
