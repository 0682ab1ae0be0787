// Cholesky factorization of many small matrices, and solution by it: one matrix per lane (batchedLanes.ts).
//
//   Maths     A = L L^T by panels of PANEL columns, as the LU of batchedLu.ts without pivots. An upper triangle is brought into lanes
//             transposed: U^T U is L L^T. Solution: L Y = B, then L^T X = Y.
//   Storage   of A only the triangle is read and written; info[b], 32-bit integers
//   Rules     a pivot that is not greater than zero (NaN too) sets info and stays as it is, unrooted; what its lane computes from there on
//             means nothing
//   Source    LAPACK xPOTF2, xPOTRS
import { range, ret, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { across, conversion, down, element, minusProduct, nextGroup, perLead, storeInfo, storeSolutions, VECTOR, } from './batchedLanes.js';
const PANEL = 4;
const WIDTH = 2;
/** Right-hand sides at a time. */
const SIDES = 4;
/** A function `potrf` on the matrices of a batch, one group after the other: for each triangle. */
export const batchedPotrf = { l: perLead('potrf l', potrf('lower')), u: perLead('potrf u', potrf('upper')) };
/** A function `posv` on the systems of a batch, likewise. */
export const batchedPosv = { l: perLead('posv l', posv('lower')), u: perLead('posv u', posv('upper')) };
/** A function `potrs` on the systems of a batch whose factors are given, likewise. */
export const batchedPotrs = { l: perLead('potrs l', potrs('lower')), u: perLead('potrs u', potrs('upper')) };
function potrf(part) {
    return (g) => {
        const { m, r } = g;
        const packTriangle = conversion(g, 'lanes', part);
        const unpackTriangle = conversion(g, 'memory', part);
        const factor = factorGroup(g);
        m.func('potrf', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, info, n, count) => {
            const [w, live] = f.ints(2);
            const bad = f.local('v128');
            return [
                w.to(m.scratch),
                whileLoop(i32.gt(count, 0), [
                    live.to(i32.min(count, r.lanes)),
                    m.call(packTriangle, w, A, strideA, live, lda, n, n),
                    bad.set(m.call(factor, w, n)),
                    m.call(unpackTriangle, w, A, strideA, live, lda, n, n),
                    ...storeInfo(g, f, info, live, bad),
                    ...nextGroup(g, [A, strideA], [info, 4]),
                    count.plus(-r.lanes),
                ]),
            ];
        });
    };
}
function posv(part) {
    return (g) => {
        const { m, r } = g;
        const packTriangle = conversion(g, 'lanes', part);
        const unpackTriangle = conversion(g, 'memory', part);
        const pack = conversion(g, 'lanes', 'all');
        const unpack = conversion(g, 'memory', 'all');
        const factor = factorGroup(g);
        const solve = solveGroup(g);
        m.func('posv', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, B, ldb, strideB, info, n, nrhs, count) => {
            const [w, x, live] = f.ints(3);
            const bad = f.local('v128');
            return [
                w.to(m.scratch),
                x.to(element(g, w, 0, n)),
                whileLoop(i32.gt(count, 0), [
                    live.to(i32.min(count, r.lanes)),
                    m.call(packTriangle, w, A, strideA, live, lda, n, n),
                    m.call(pack, x, B, strideB, live, ldb, n, nrhs),
                    bad.set(m.call(factor, w, n)),
                    m.call(unpackTriangle, w, A, strideA, live, lda, n, n),
                    m.call(solve, w, n, nrhs),
                    ...storeInfo(g, f, info, live, bad),
                    ...storeSolutions(g, f, { x, bad, B, ldb, strideB, live, n, nrhs, pack, unpack }),
                    ...nextGroup(g, [A, strideA], [B, strideB], [info, 4]),
                    count.plus(-r.lanes),
                ]),
            ];
        });
    };
}
function potrs(part) {
    return (g) => {
        const { m, r } = g;
        const packTriangle = conversion(g, 'lanes', part);
        const pack = conversion(g, 'lanes', 'all');
        const unpack = conversion(g, 'memory', 'all');
        const solve = solveGroup(g);
        m.func('potrs', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, B, ldb, strideB, n, nrhs, count) => {
            const [w, x, live] = f.ints(3);
            return [
                w.to(m.scratch),
                x.to(element(g, w, 0, n)),
                whileLoop(i32.gt(count, 0), [
                    live.to(i32.min(count, r.lanes)),
                    m.call(packTriangle, w, A, strideA, live, lda, n, n),
                    m.call(pack, x, B, strideB, live, ldb, n, nrhs),
                    m.call(solve, w, n, nrhs),
                    m.call(unpack, x, B, strideB, live, ldb, n, nrhs),
                    ...nextGroup(g, [A, strideA], [B, strideB]),
                    count.plus(-r.lanes),
                ]),
            ];
        });
    };
}
/** A function (w, n) that factors a group; its result is info of every lane. */
function factorGroup(g) {
    return g.m.func(undefined, ['i32', 'i32'], 'v128', (f, w, n) => {
        const [k, j, inPanel, panel] = f.ints(4);
        const bad = f.local('v128');
        return [
            bad.set(v128.zero()),
            range(k, 0, n, 1, [
                inPanel.to(i32.and(k, PANEL - 1)),
                panel.to(i32.sub(k, inPanel)),
                ...Array.from({ length: PANEL - 1 }, (_, c) => when(i32.eq(inPanel, c + 1), update(g, f, w, n, panel, k, c + 1, 1))),
                ...pivot(g, f, w, n, k, bad),
                when(i32.eq(inPanel, PANEL - 1), across(j, i32.add(k, 1), n, WIDTH, (width) => update(g, f, w, n, panel, j, PANEL, width))),
            ]),
            ret(bad),
        ];
    });
}
/** A(j:n, j+c) := A(j:n, j+c) - L(j:n, p:p+rank) L(j+c, p:p+rank)^T. What it does above the diagonal is never read. */
function update(g, f, w, n, p, j, rank, width) {
    const [l, a, end] = f.ints(3);
    const u = Array.from({ length: rank }, () => f.locals('v128', width));
    return [
        l.to(element(g, w, j, p)),
        a.to(element(g, w, j, j)),
        end.to(element(g, w, n, j)),
        ...u.flatMap((row, s) => row.map((x, c) => x.set(v128.load(l, s * g.column + c * VECTOR)))),
        minusProduct(g, f, l, a, end, u),
    ];
}
/** L(k,k) := sqrt(A(k,k)), L(k+1:n, k) := A(k+1:n, k) / L(k,k). */
function pivot(g, f, w, n, k, bad) {
    const { r } = g;
    const [at, end] = f.ints(2);
    const [x, wrong, root, factor] = f.locals('v128', 4);
    return [
        at.to(element(g, w, k, k)),
        end.to(element(g, w, n, k)),
        x.set(v128.load(at)),
        wrong.set(v128.not(r.vgt(x, v128.zero()))),
        bad.set(v128.bitselect(i32x4.splat(i32.add(k, 1)), bad, v128.and(wrong, i32x4.eq(bad, v128.zero())))),
        root.set(r.vsqrt(x)),
        // The root of a positive number is at least 2^-537 (2^-75): its reciprocal does not overflow.
        factor.set(r.vdiv(r.vconst(1), root)),
        v128.store(at, v128.bitselect(x, root, wrong)),
        at.plus(VECTOR),
        down([at], end, (o) => [v128.store(at, r.vmul(v128.load(at, o), factor), o)]),
    ];
}
/** A function (w, n, nrhs): B := L^-T L^-1 B, B being the columns behind L. */
function solveGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, nrhs) => {
        const [i, j, l, b, end] = f.ints(5);
        const [d, left] = f.locals('v128', 2);
        return across(j, n, i32.add(n, nrhs), SIDES, (width) => {
            const x = f.locals('v128', width);
            const diagonal = [
                l.to(element(g, w, i, i)),
                b.to(element(g, w, i, j)),
                end.to(element(g, w, n, j)),
                d.set(v128.load(l)),
            ];
            const next = [l.plus(VECTOR), b.plus(VECTOR)];
            return [
                // y(i) := b(i) / l(i,i),  b(i+1:n) := b(i+1:n) - l(i+1:n, i) y(i)
                range(i, 0, n, 1, [
                    ...diagonal,
                    ...x.flatMap((xc, c) => [xc.set(r.vdiv(v128.load(b, c * column), d)), v128.store(b, xc, c * column)]),
                    ...next,
                    minusProduct(g, f, l, b, end, [x]),
                ]),
                // x(i) := (y(i) - l(i+1:n, i)^T x(i+1:n)) / l(i,i)
                i.to(n),
                whileLoop(i32.gt(i, 0), [
                    i.plus(-1),
                    ...diagonal,
                    ...x.map((xc, c) => xc.set(v128.load(b, c * column))),
                    ...next,
                    down([b, l], end, (o) => [
                        left.set(v128.load(l, o)),
                        ...x.map((xc, c) => xc.set(r.vsub(xc, r.vmul(left, v128.load(b, o + c * column))))),
                    ]),
                    b.to(element(g, w, i, j)),
                    ...x.map((xc, c) => v128.store(b, r.vdiv(xc, d), c * column)),
                ]),
            ];
        });
    });
}
