// Symmetric matrices to tridiagonal form, and the orthogonal matrices of that: one matrix per lane (batchedLanes.ts).
//
//   Maths     T = Q^T A Q by n - 2 Householder reflectors (batchedQr.ts), one column after the other:
//             w = tau A v - (tau/2) (tau v^T A v) v, then A := A - v w^T - w v^T.
//   Storage   lower triangle of A; v of column k below its diagonal, with its leading 1. Diagonal, subdiagonal (whose last element is 0)
//             and scales of the reflectors in the columns n, n + 1 and n + 2 of the group; column n + 3 is workspace.
//   Source    LAPACK xSYTD2, xORGTR
import { memoryCopy, range, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { across, down, element, VECTOR } from './batchedLanes.js';
import { accumulateGroup, reflector } from './batchedQr.js';
/** A function (w, n) that reduces a group. */
export function tridiagonalGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32'], 'void', (f, w, n) => {
        const [k, d, e, tau, last, below] = f.ints(6);
        const [scale, acts] = f.locals('v128', 2);
        const top = element(g, w, i32.add(k, 1), k);
        return [
            d.to(element(g, w, 0, n)),
            e.to(i32.add(d, g.column)),
            tau.to(i32.add(e, g.column)),
            last.to(i32.sub(n, 1)),
            below.to(i32.add(w, VECTOR)),
            range(k, 0, last, 1, [
                v128.store(d, v128.load(element(g, w, k, k))),
                ...reflector(g, f, below, last, k, scale, acts),
                v128.store(e, v128.load(top)),
                v128.store(tau, scale),
                v128.store(top, r.vconst(1)),
                ...[d, e, tau].map((p) => p.plus(VECTOR)),
                ...product(g, f, w, n, k),
                ...balance(g, f, w, n, k, scale),
                ...update(g, f, w, n, k),
            ]),
            v128.store(d, v128.load(element(g, w, last, last))),
            v128.store(e, v128.zero()),
        ];
    });
}
/** y(k+1:n) := A(k+1:n, k+1:n) v, two columns at a time. */
function product(g, f, w, n, k) {
    const { r, column } = g;
    const [j, a, v, y, end] = f.ints(5);
    const [x, z, s, t, b] = f.locals('v128', 5);
    const first = i32.add(k, 1);
    const columns = (width) => [
        a.to(element(g, w, j, j)),
        v.to(element(g, w, j, k)),
        y.to(element(g, w, j, i32.add(n, 3))),
        x.set(v128.load(v)),
        s.set(r.vmul(v128.load(a), x)),
        ...(width === 2
            ? [
                z.set(v128.load(v, VECTOR)),
                b.set(v128.load(a, VECTOR)),
                s.set(r.vadd(s, r.vmul(b, z))),
                t.set(r.vadd(r.vmul(b, x), r.vmul(v128.load(a, column + VECTOR), z))),
            ]
            : []),
        ...[a, v, y].map((p) => p.plus(width * VECTOR)),
        end.to(element(g, w, n, k)),
        down([v, a, y], end, (o) => [
            b.set(v128.load(v, o)),
            s.set(r.vadd(s, r.vmul(v128.load(a, o), b))),
            ...(width === 2 ? [t.set(r.vadd(t, r.vmul(v128.load(a, o + column), b)))] : []),
            v128.store(y, width === 2
                ? r.vadd(r.vadd(v128.load(y, o), r.vmul(v128.load(a, o), x)), r.vmul(v128.load(a, o + column), z))
                : r.vadd(v128.load(y, o), r.vmul(v128.load(a, o), x)), o),
        ]),
        y.to(element(g, w, j, i32.add(n, 3))),
        v128.store(y, r.vadd(v128.load(y), s)),
        ...(width === 2 ? [v128.store(y, r.vadd(v128.load(y, VECTOR), t), VECTOR)] : []),
    ];
    return [
        y.to(element(g, w, first, i32.add(n, 3))),
        end.to(element(g, w, n, i32.add(n, 3))),
        down([y], end, (o) => [v128.store(y, v128.zero(), o)]),
        ...across(j, first, n, 2, columns),
    ];
}
/** y := tau y - (tau/2) (tau y^T v) v. */
function balance(g, f, w, n, k, tau) {
    const { r } = g;
    const [v, y, end] = f.ints(3);
    const [dot, scaled] = f.locals('v128', 2);
    const start = [v.to(element(g, w, i32.add(k, 1), k)), y.to(element(g, w, i32.add(k, 1), i32.add(n, 3)))];
    return [
        end.to(element(g, w, n, k)),
        ...start,
        dot.set(v128.zero()),
        down([v, y], end, (o) => [
            scaled.set(r.vmul(tau, v128.load(y, o))),
            v128.store(y, scaled, o),
            dot.set(r.vadd(dot, r.vmul(scaled, v128.load(v, o)))),
        ]),
        dot.set(r.vmul(r.vmul(tau, r.vconst(0.5)), dot)),
        ...start,
        down([v, y], end, (o) => [v128.store(y, r.vsub(v128.load(y, o), r.vmul(dot, v128.load(v, o))), o)]),
    ];
}
/** A(k+1:n, k+1:n) := A - v y^T - y v^T, its lower triangle; of two columns at a time also what is above the diagonal between them. */
function update(g, f, w, n, k) {
    const { r, column } = g;
    const [j, a, v, y, end] = f.ints(5);
    const [x, z] = f.locals('v128', 2);
    const columns = (width) => {
        const vs = f.locals('v128', width);
        const ys = f.locals('v128', width);
        return [
            a.to(element(g, w, j, j)),
            v.to(element(g, w, j, k)),
            y.to(element(g, w, j, i32.add(n, 3))),
            end.to(element(g, w, n, k)),
            ...vs.map((x, c) => x.set(v128.load(v, c * VECTOR))),
            ...ys.map((x, c) => x.set(v128.load(y, c * VECTOR))),
            down([v, a, y], end, (o) => [
                x.set(v128.load(v, o)),
                z.set(v128.load(y, o)),
                ...vs.map((vc, c) => v128.store(a, r.vsub(r.vsub(v128.load(a, o + c * column), r.vmul(x, ys[c])), r.vmul(z, vc)), o + c * column)),
            ]),
        ];
    };
    return across(j, i32.add(k, 1), n, 2, columns);
}
/**
 * A function (w, n, tau): Q in the place of A. The reflectors move one column to the right; there they are those of a QR factorization of
 * all but the first row and column.
 */
export function formGroup(g) {
    const { m, r, column } = g;
    const accumulate = accumulateGroup(g);
    return m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, tau) => {
        const [rest, at, end] = f.ints(3);
        return [
            rest.to(i32.sub(n, 1)),
            memoryCopy(i32.add(w, column), w, i32.mul(rest, column)),
            m.call(accumulate, element(g, w, 1, 1), rest, rest, rest, tau),
            v128.store(w, r.vconst(1)),
            at.to(i32.add(w, VECTOR)),
            end.to(element(g, w, n, 0)),
            down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
            at.to(i32.add(w, column)),
            end.to(element(g, w, 0, n)),
            whileLoop(i32.ltU(at, end), [v128.store(at, v128.zero()), at.plus(column)]),
        ];
    });
}
