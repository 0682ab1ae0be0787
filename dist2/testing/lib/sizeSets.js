// The sizes of run_tests: MAGMA's sets, as values of -n. Around the block sizes 32, 64, 96, 128, 256 and 512, and of every aspect.
import { parseSizes } from './sizes.js';
export const SIZE_SETS = ['xsmall', 'small', 'medium', 'large', 'xlarge'];
export const SHAPES = ['square', 'tall', 'wide', 'mnk'];
const NARROW = [1, 10, 31, 32, 33, 63, 64, 65];
const around = (...centers) => centers.flatMap((center) => [-2, -1, 0, 1, 2].map((step) => String(center + step)));
const permutations = (a, b, c) => [
    ...[`${a},${b},${c}`, `${b},${a},${c}`, `${a},${c},${b}`],
    ...[`${b},${c},${a}`, `${c},${a},${b}`, `${c},${b},${a}`],
];
const pairs = (m, ...columns) => columns.map((n) => `${m},${n}`);
/** k is as small as n, which keeps products of narrow matrices cheap. */
const narrow = (m, ...columns) => columns.map((n) => `${m},${n},${n}`);
const SQUARE = {
    xsmall: ['32:128:32', '25:100:25'],
    small: ['1:20:1', ...around(32, 64, 96, 128, 256)],
    medium: [...around(512), '100:900:100'],
    large: ['1000:4000:1000'],
    xlarge: [],
};
const TALL = {
    xsmall: [],
    small: ['2,1', '3,1', '4,2', ...pairs(20, 19, 10, 2, 1), ...pairs(200, 199, 100, 20, 10, 1)],
    medium: [...pairs(600, 599, 300), ...narrow(600, ...NARROW)],
    large: [...pairs(2000, 1999, 1000), ...narrow(20000, ...NARROW, 200, 100)],
    xlarge: [...narrow(200000, 10, 1), ...narrow(2000000, 10, 1)],
};
const MNK = {
    xsmall: [],
    small: [...permutations(1, 2, 3), ...permutations(10, 20, 30), ...permutations(100, 200, 300)],
    medium: permutations(100, 300, 600),
    large: permutations(1000, 2000, 3000),
    xlarge: [],
};
/** m and n of a tall size exchanged. */
const turned = (size) => {
    const [m, n, ...k] = size.split(',');
    return [n, m, ...k].join(',');
};
const OF_SHAPE = {
    square: (set) => SQUARE[set],
    tall: (set) => TALL[set],
    wide: (set) => TALL[set].map(turned),
    mnk: (set) => MNK[set],
};
const TAKEN = {
    n: ['square'],
    tall: ['square', 'tall'],
    wide: ['square', 'wide'],
    mn: ['square', 'tall', 'wide'],
    mnk: SHAPES,
};
/** Values of -n for a routine. */
export const sizesOf = (dimensions, sets, shapes) => TAKEN[dimensions].filter((shape) => shapes.includes(shape)).flatMap((shape) => sets.flatMap(OF_SHAPE[shape]));
/** Parts values of -n at a limit of the dimensions; a range that is cut becomes single sizes. */
export function limited(values, dimensions, limit) {
    const [kept, skipped] = [[], []];
    const largest = ({ m, n, k }) => dimensions === 'mnk' ? Math.max(m, n, k) : dimensions === 'n' ? n : Math.max(m, n);
    for (const value of values) {
        const sizes = parseSizes('-n', value);
        if (sizes.every((size) => largest(size) <= limit)) {
            kept.push(value);
            continue;
        }
        for (const size of sizes) {
            const { m, n, k } = size;
            const text = m === n && n === k ? `${n}` : n === k ? `${m},${n}` : `${m},${n},${k}`;
            (largest(size) <= limit ? kept : skipped).push(text);
        }
    }
    return { kept, skipped };
}
