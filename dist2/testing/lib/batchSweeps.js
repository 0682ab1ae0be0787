// The problems that the tests of all batched factorizations and solutions go through.
import { ODD } from './batch.js';
/** Orders around the panels, the leading dimensions of groups, the classes of kernels, and beyond lanes. */
export const ORDERS = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 31, 32, 33, 48, 63, 64, 65, 70];
/** Numbers of matrices that fill groups, and that do not. */
export const COUNTS = [0, 1, 2, 3, 4, 5, 100];
/** Tall, wide, with few rows or columns. */
export const SHAPES = [
    [0, 4],
    [4, 0],
    [1, 6],
    [6, 1],
    [7, 4],
    [4, 7],
    [40, 9],
    [9, 40],
    [70, 3],
    [3, 70],
    [200, 20],
    [20, 130],
];
export const TRANSPOSES = [{ trans: 'n' }, { trans: 't' }, { trans: 'c' }];
export const TRIANGLES = [{ uplo: 'l' }, { uplo: 'u' }];
/** Every problem with each of the flags. */
export const times = (flags, sweep) => flags.flatMap((flag) => sweep.map((problem) => ({ ...problem, ...flag })));
/** Square matrices of one size, of which a problem is made by `sized`. */
const square = (sized) => [
    ...ORDERS.map((n) => ({ ...sized(n), batchCount: 5, layout: ODD })),
    ...[5, 33].map((n) => ({ ...sized(n), batchCount: 5, layout: ODD, byRows: true })),
    ...COUNTS.map((batchCount) => ({ ...sized(6), batchCount })),
];
export const squareSweep = square((n) => ({ n }));
export const factorSweep = [
    ...SHAPES.flatMap(([m, n]) => [false, true].map((byRows) => ({ m, n, batchCount: 3, layout: ODD, byRows }))),
    ...square((n) => ({ m: n, n })),
];
export const solveSweep = [
    ...[0, 1, 2, 4, 5, 9, 70].map((nrhs) => ({ n: 10, nrhs, batchCount: 3, layout: ODD })),
    // So many right-hand sides that a group does not fit.
    { n: 20, nrhs: 1100, batchCount: 1 },
    ...square((n) => ({ n, nrhs: 3 })),
];
