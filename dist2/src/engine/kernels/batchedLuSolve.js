// Solution of many small systems from the factors of LU: one matrix per lane (batchedLanes.ts).
//
//   Maths     P A = L U. B := U^-1 L^-1 P B, or B := P^T L^-T U^-T B for A^T. By columns of L and U in the first, by their dot products
//             with what is known in the second
//   Storage   ipiv[b stridePiv + k], 32-bit integers in 1..n: they are trusted
//   Rules     a zero on U's diagonal gives infinities and NaN in its lane
//   Source    LAPACK xGETRS
import { range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { across, conversion, down, element, laneAddresses, minusProduct, nextGroup, perLead, VECTOR, } from './batchedLanes.js';
import { backwardGroup, interchange } from './batchedLu.js';
/** Right-hand sides at a time. */
const SIDES = 4;
/** A function `getrs` on the systems of a batch, one group after the other. `transposed` is 0 or 1. */
export const batchedGetrs = perLead('getrs', (g) => {
    const { m, r } = g;
    const pack = conversion(g, 'lanes', 'all');
    const unpack = conversion(g, 'memory', 'all');
    const [permute, restore] = [interchanges(g, 'down'), interchanges(g, 'up')];
    const [forward, backward, transpose] = [forwardGroup(g), backwardGroup(g), transposedGroup(g)];
    m.func('getrs', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, ipiv, stridePiv, B, ldb, strideB, transposed, n, nrhs, count) => {
        const [w, x, live] = f.ints(3);
        return [
            w.to(m.scratch),
            x.to(element(g, w, 0, n)),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                m.call(pack, w, A, strideA, live, lda, n, n),
                m.call(pack, x, B, strideB, live, ldb, n, nrhs),
                when(transposed, [m.call(transpose, w, n, nrhs), m.call(restore, x, n, nrhs, ipiv, stridePiv, live)], [
                    m.call(permute, x, n, nrhs, ipiv, stridePiv, live),
                    m.call(forward, w, n, nrhs),
                    m.call(backward, w, n, nrhs),
                ]),
                m.call(unpack, x, B, strideB, live, ldb, n, nrhs),
                ...nextGroup(g, [A, strideA], [ipiv, stridePiv], [B, strideB]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
/** A function (x, n, nrhs, ipiv, stridePiv, live): the interchanges of the rows of B, from the first one down or from the last one up. */
function interchanges(g, order) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, x, n, nrhs, ipiv, stridePiv, live) => {
        const pivots = laneAddresses(g, f, ipiv, stridePiv, live);
        const [k, at] = f.ints(2);
        const others = f.ints(r.lanes);
        const one = [
            at.to(element(g, x, k, 0)),
            ...others.map((q, l) => {
                const row = i32.sub(i32.load(i32.add(pivots.each[l], i32.mul(k, 4))), 1);
                return q.to(i32.add(element(g, x, row, 0), l * r.bytes));
            }),
            ...interchange(g, f, at, others, nrhs),
        ];
        return [
            ...pivots.set,
            ...(order === 'down' ? [range(k, 0, n, 1, one)] : [k.to(n), whileLoop(i32.gt(k, 0), [k.plus(-1), ...one])]),
        ];
    });
}
/** A function (w, n, nrhs): B := L^-1 B, B being the columns behind A. */
function forwardGroup(g) {
    return g.m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, nrhs) => {
        const [i, j, l, b, end] = f.ints(5);
        return across(j, n, i32.add(n, nrhs), SIDES, (width) => {
            const y = f.locals('v128', width);
            // b(i+1:n) := b(i+1:n) - l(i+1:n, i) y(i)
            return [
                range(i, 0, n, 1, [
                    l.to(element(g, w, i, i)),
                    b.to(element(g, w, i, j)),
                    end.to(element(g, w, n, j)),
                    ...y.map((yc, c) => yc.set(v128.load(b, c * g.column))),
                    l.plus(VECTOR),
                    b.plus(VECTOR),
                    minusProduct(g, f, l, b, end, [y]),
                ]),
            ];
        });
    });
}
/** A function (w, n, nrhs): B := L^-T U^-T B. */
function transposedGroup(g) {
    const { r, column } = g;
    return g.m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, nrhs) => {
        const [i, j] = f.ints(2);
        const d = f.local('v128');
        return across(j, n, i32.add(n, nrhs), SIDES, (width) => {
            const x = f.locals('v128', width);
            const at = element(g, w, i, j);
            return [
                // y(i) := (b(i) - u(0:i, i)^T y(0:i)) / u(i,i)
                range(i, 0, n, 1, [
                    ...lacking(g, f, w, i, j, x, 0, i),
                    d.set(v128.load(element(g, w, i, i))),
                    ...x.map((xc, c) => v128.store(at, r.vdiv(xc, d), c * column)),
                ]),
                // x(i) := y(i) - l(i+1:n, i)^T x(i+1:n)
                i.to(n),
                whileLoop(i32.gt(i, 0), [
                    i.plus(-1),
                    ...lacking(g, f, w, i, j, x, i32.add(i, 1), n),
                    ...x.map((xc, c) => v128.store(at, xc, c * column)),
                ]),
            ];
        });
    });
}
/** x := B(i, j) - A(first:end, i)^T B(first:end, j), for as many columns from j on as x has. */
function lacking(g, f, w, i, j, x, first, behind) {
    const { r, column } = g;
    const [a, b, end] = f.ints(3);
    const left = f.local('v128');
    return [
        b.to(element(g, w, i, j)),
        ...x.map((xc, c) => xc.set(v128.load(b, c * column))),
        a.to(element(g, w, first, i)),
        b.to(element(g, w, first, j)),
        end.to(element(g, w, behind, j)),
        down([b, a], end, (o) => [
            left.set(v128.load(a, o)),
            ...x.map((xc, c) => xc.set(r.vsub(xc, r.vmul(left, v128.load(b, o + c * column))))),
        ]),
    ];
}
