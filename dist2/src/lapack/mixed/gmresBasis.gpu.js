import { enqueueDsResidual } from './doubleSingle.gpu.js';
import { BASIS_ROWS, gmresCorrect, gmresDots, gmresKeep, gmresNext, gmresSubtract, inForm, KEEP_THREADS, keepTuning, MOST_DIRECTIONS, PART_ROWS, } from './gmresBasis.kernels.js';
/** Times that an image is made orthogonal to the basis. */
const TURNS = 2;
/** A record's singles: of each vector a coefficient, a pair, of each turn; then the scale of the next. */
const SCALE = 2 * TURNS * MOST_DIRECTIONS;
const RECORD = SCALE + 1;
/** Singles of the largest buffer of a space for one right-hand side. */
export const basisWorkspace = (n) => 2 * n * (MOST_DIRECTIONS + 1);
/** Leases a space. D: n x columns at least. */
export function leaseBasis(queue, n, columns, D, form, lease) {
    const all = n * columns;
    const vectors = columns * (MOST_DIRECTIONS + 1);
    const zeros = lease('s', 2 * all);
    queue.clear(zeros.gpu(true));
    return {
        ...{ n, columns, form, D, zeros },
        ...{ V: lease('s', 2 * n * vectors), W: lease('s', 2 * all), S: lease('s', 2 * all) },
        Z: lease('s', all * MOST_DIRECTIONS),
        P: lease('s', 2 * partsOf(n) * vectors),
        Q: lease('s', groupsOf(n) * columns),
        H: lease('s', RECORD * vectors),
        Y: lease('s', 2 * MOST_DIRECTIONS * columns),
    };
}
const partsOf = (n) => Math.ceil(n / PART_ROWS);
const groupsOf = (n) => Math.ceil(n / BASIS_ROWS);
/**
 * Enqueues the first vector of the basis, and D: W, which is a residual, scaled to 1. Of the space a column that is zero has zeros only.
 */
export function enqueueBasisStart(queue, basis) {
    subtract(queue, basis, 0, 0, 0);
    next(queue, basis, 0);
}
/**
 * Enqueues a direction, D := its solution, which is kept, and the next vector of the basis: what of its image under A is new. That image,
 * with the opposite sign, is what ds_residual leaves of zeros.
 */
export function enqueueDirection(queue, basis, direction, A, solve) {
    const { n, columns, form, W, S, Z, D, zeros } = basis;
    solve(columns);
    const place = { n, most: MOST_DIRECTIONS, direction };
    queue.launch(gmresKeep, keepTuning, { D, Z, S }, place, [Math.ceil(n / KEEP_THREADS), columns, 1]);
    const mat = (data) => ({ data, off: 0, ld: n });
    enqueueDsResidual(queue, { m: n, n, columns, ...A, X: mat(S), B: mat(zeros), R: mat(W), form });
    for (let turn = 0; turn < TURNS; turn++) {
        dots(queue, basis, direction + 1);
        subtract(queue, basis, direction + 1, direction + 1, turn);
    }
    next(queue, basis, direction + 1);
}
function dots(queue, { n, columns, form, V, W, P }, count) {
    const parts = partsOf(n);
    const params = { n, most: MOST_DIRECTIONS, parts, zero: 0 };
    queue.launch(gmresDots, inForm(gmresDots, form), { V, W, P }, params, [parts, count, columns]);
}
function subtract(queue, basis, vector, count, turn) {
    const { n, columns, form, V, W, P, H, Q } = basis;
    const groups = groupsOf(n);
    const record = { first: RECORD * columns * vector, size: RECORD, turn };
    const params = { n, most: MOST_DIRECTIONS, count, parts: partsOf(n), groups, ...record, zero: 0 };
    queue.launch(gmresSubtract, inForm(gmresSubtract, form), { V, P, W, H, Q }, params, [groups, columns, 1]);
}
function next(queue, { n, columns, form, V, W, D, H, Q }, vector) {
    const groups = groupsOf(n);
    const record = { first: RECORD * columns * vector + SCALE, size: RECORD };
    const params = { n, most: MOST_DIRECTIONS, vector, groups, ...record, zero: 0 };
    queue.launch(gmresNext, inForm(gmresNext, form), { W, Q, V, D, H }, params, [groups, columns, 1]);
}
/** The norms of what the space began with, if `first` is 0, and the images of the directions from .. to - 1 for each column. */
export async function basisRecords({ columns, H }, from, to) {
    const begin = from === 0 ? 0 : from + 1;
    const found = await H.copyOut(RECORD * columns * begin, RECORD * columns * (to + 1 - begin));
    const record = (vector, c) => RECORD * ((vector - begin) * columns + c);
    const lengthOf = (place) => {
        const scale = found[place + SCALE];
        return scale === 0 ? 0 : 1 / scale;
    };
    const each = Array.from({ length: columns }, (_, c) => c);
    const images = each.map((c) => Array.from({ length: to - from }, (_, k) => {
        const place = record(from + k + 1, c);
        const column = Array.from({ length: from + k + 1 }, (_, l) => {
            let sum = 0;
            for (let turn = 0; turn < TURNS; turn++) {
                const at = place + 2 * (TURNS * l + turn);
                sum += found[at] + found[at + 1];
            }
            return -sum;
        });
        return { column, outside: -lengthOf(place) };
    }));
    return { norms: from === 0 ? each.map((c) => lengthOf(record(0, c))) : [], images };
}
/** Enqueues X := X + Z y with the coefficients of each column; X are pairs, n x columns, from its buffer's beginning. */
export function enqueueBasisCorrection(queue, { n, columns, form, Z, Y }, X, coefficients) {
    const pairs = new Float32Array(2 * MOST_DIRECTIONS * columns);
    for (const [c, y] of coefficients.entries()) {
        for (const [l, value] of y.entries()) {
            const [at, hi] = [2 * (l + MOST_DIRECTIONS * c), Math.fround(value)];
            pairs[at] = hi;
            pairs[at + 1] = value - hi;
        }
    }
    Y.set(pairs, 0);
    const params = { n, most: MOST_DIRECTIONS, count: Math.max(...coefficients.map((y) => y.length)), zero: 0 };
    queue.launch(gmresCorrect, inForm(gmresCorrect, form), { Z, Y, X }, params, [Math.ceil(n / BASIS_ROWS), columns, 1]);
}
