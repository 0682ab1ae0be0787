// Tall matrices to bidiagonal form: one matrix per lane (batchedLanes.ts).
//
//   Maths     B = Q^T A P by Householder reflectors (batchedQr.ts): one for each column, then one for the rest of its row.
//   Storage   A m x n, m >= n: below the diagonal the v of columns, with their leading 1. Those of rows in the columns of a second matrix,
//             below its diagonal. In columns one behind the other: diagonal, superdiagonal (whose last element is 0), scales of columns and
//             of rows, n each, and workspace of m elements
//   Source    LAPACK xGEBD2
import { range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { across, down, element, minusProduct, VECTOR } from './batchedLanes.js';
import { reflect, reflector } from './batchedQr.js';
const WIDTH = 4;
/** A function (w, rows, cols, right, d) that reduces the group at w; the reflectors of rows go to `right`, the rest to d and behind it. */
export function bidiagonalGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, right, d) => {
        const [k, j, at, from, last, next, y] = f.ints(7);
        const [scale, acts] = f.locals('v128', 2);
        /** Of column k: its first element to `to`, 1 in its place, and its scale. */
        const kept = (first, to) => [
            at.to(first),
            v128.store(element(g, d, k, to), v128.load(at)),
            v128.store(at, r.vconst(1)),
            v128.store(element(g, d, k, to + 2), scale),
        ];
        return [
            last.to(i32.sub(cols, 1)),
            next.to(i32.add(right, VECTOR)),
            y.to(element(g, d, 0, 4)),
            range(k, 0, cols, 1, [
                ...reflector(g, f, w, rows, k, scale, acts),
                ...kept(element(g, w, k, k), 0),
                ...across(j, i32.add(k, 1), cols, WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
                when(i32.lt(k, last), [
                    at.to(element(g, right, i32.add(k, 1), k)),
                    from.to(element(g, w, k, i32.add(k, 1))),
                    j.to(i32.sub(last, k)),
                    whileLoop(i32.gt(j, 0), [v128.store(at, v128.load(from)), at.plus(VECTOR), from.plus(column), j.plus(-1)]),
                    ...reflector(g, f, next, last, k, scale, acts),
                    ...kept(element(g, next, k, k), 1),
                    ...reflectRows(g, f, { w, top: i32.add(k, 1), rows, cols, k, v: next, y }, scale),
                ]),
            ]),
            // The last column has no row.
            k.to(last),
            v128.store(element(g, d, k, 1), v128.zero()),
            v128.store(element(g, d, k, 3), v128.zero()),
        ];
    });
}
/** y := A v tau, A := A - y v^T. */
export function reflectRows(g, f, { w, top, rows, cols, k, v, y }, tau) {
    const { r, column } = g;
    const [j, a, t, end] = f.ints(4);
    const sum = f.local('v128');
    const below = i32.add(k, 1);
    const factors = (width) => {
        const x = f.locals('v128', width);
        return [x, x.map((xc, c) => xc.set(v128.load(element(g, v, i32.add(i32.sub(j, 1), c), k))))];
    };
    return [
        t.to(y),
        end.to(i32.add(y, i32.mul(i32.sub(rows, top), VECTOR))),
        down([t], end, (o) => [v128.store(t, v128.zero(), o)]),
        ...across(j, below, cols, WIDTH, (width) => {
            const [x, load] = factors(width);
            return [
                ...load,
                a.to(element(g, w, top, j)),
                t.to(y),
                down([t, a], end, (o) => [
                    sum.set(v128.load(t, o)),
                    ...x.map((xc, c) => sum.set(r.vadd(sum, r.vmul(v128.load(a, o + c * column), xc)))),
                    v128.store(t, sum, o),
                ]),
            ];
        }),
        t.to(y),
        down([t], end, (o) => [v128.store(t, r.vmul(v128.load(t, o), tau), o)]),
        ...across(j, below, cols, WIDTH, (width) => {
            const [x, load] = factors(width);
            return [
                ...load,
                a.to(element(g, w, top, j)),
                t.to(y),
                end.to(element(g, w, rows, j)),
                minusProduct(g, f, t, a, end, [x]),
            ];
        }),
    ];
}
