// Matrices that are much taller than wide, by way of the triangular factor of their QR factorization: one matrix per lane
// (batchedLanes.ts).
//
//   Maths     A = Q R; where R = U S V^T, A = (Q U) S V^T. Reflectors as in batchedQr.ts, WIDTH columns at a time
//   Storage   reflectors below the diagonal of A, their scales in a column; R in a matrix of its own, zeros below its diagonal; Q U in the
//             columns behind A
//   Source    T. Chan, An improved algorithm for computing the singular value decomposition, ACM Trans. Math. Softw. 8 (1982) 72
import { range, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { across, down, element } from './batchedLanes.js';
import { reflect, reflector } from './batchedQr.js';
const WIDTH = 4;
/** A function (w, rows, cols, tau, to): A := reflectors, R to `to`. */
export function triangularGroup(g) {
    const { m } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, tau, to) => {
        const [k, j, from, at, end] = f.ints(5);
        const [scale, acts] = f.locals('v128', 2);
        return [
            range(k, 0, cols, 1, [
                ...reflector(g, f, w, rows, k, scale, acts),
                v128.store(element(g, tau, k, 0), scale),
                ...across(j, i32.add(k, 1), cols, WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
                from.to(element(g, w, 0, k)),
                at.to(element(g, to, 0, k)),
                end.to(element(g, to, i32.add(k, 1), k)),
                down([at, from], end, (o) => [v128.store(at, v128.load(from, o), o)]),
                end.to(element(g, to, cols, k)),
                down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
            ]),
        ];
    });
}
/** A function (w, rows, cols, tau, u, count): the `count` columns behind A := Q [U 0; 0 I], U of order cols <= count at u. */
export function expandGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, tau, u, count) => {
        const [k, j, from, at, end, x] = f.ints(6);
        const [scale, acts] = f.locals('v128', 2);
        return [
            x.to(element(g, w, 0, cols)),
            range(k, 0, count, 1, [
                at.to(element(g, x, 0, k)),
                from.to(element(g, u, 0, k)),
                end.to(element(g, x, i32.mul(cols, i32.lt(k, cols)), k)),
                down([at, from], end, (o) => [v128.store(at, v128.load(from, o), o)]),
                end.to(element(g, x, rows, k)),
                down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
            ]),
            range(k, cols, count, 1, [v128.store(element(g, x, k, k), r.vconst(1))]),
            k.to(cols),
            whileLoop(i32.gt(k, 0), [
                k.plus(-1),
                scale.set(v128.load(element(g, tau, k, 0))),
                acts.set(v128.not(r.veq(scale, v128.zero()))),
                ...across(j, cols, i32.add(cols, count), WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
            ]),
        ];
    });
}
