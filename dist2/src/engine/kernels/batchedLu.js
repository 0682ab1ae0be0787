// LU factorization with partial pivoting of many small matrices, and solution by it: one matrix per lane (batchedLanes.ts).
//
//   Maths     P A = L U by panels of PANEL columns. A column catches up with its panel, is searched for the pivot and scaled; a full panel
//             updates all columns behind it at once, WIDTH of them at a time. Right-hand sides are columns behind A: interchanges and
//             updates turn them into L^-1 P B on the way.
//   Storage   ipiv[b stridePiv + k] and info[b], 32-bit integers
//   Rules     the pivot is the first of the largest; NaN is larger than anything, and the first NaN wins. L is multiplied by the pivot's
//             reciprocal unless that overflows. A zero pivot only sets info: its column is zero already.
//   Source    LAPACK xGETF2
import { range, ret, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { across, conversion, down, element, laneAddresses, laneInt, minusProduct, nextGroup, perLead, storeInfo, storeSolutions, VECTOR, } from './batchedLanes.js';
const PANEL = 4;
const WIDTH = 2;
/** A function `getrf` on the matrices of a batch, one group after the other. */
export const batchedGetrf = perLead('getrf', (g) => {
    const { m, r } = g;
    const pack = conversion(g, 'lanes', 'all');
    const unpack = conversion(g, 'memory', 'all');
    const factor = factorGroup(g);
    m.func('getrf', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, ipiv, stridePiv, info, rows, cols, count) => {
        const [w, live] = f.ints(2);
        const bad = f.local('v128');
        return [
            w.to(m.scratch),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                m.call(pack, w, A, strideA, live, lda, rows, cols),
                bad.set(m.call(factor, w, rows, cols, i32.min(rows, cols), ipiv, stridePiv, live)),
                m.call(unpack, w, A, strideA, live, lda, rows, cols),
                ...storeInfo(g, f, info, live, bad),
                ...nextGroup(g, [A, strideA], [ipiv, stridePiv], [info, 4]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
/** A function `gesv` on the systems of a batch, one group after the other. */
export const batchedGesv = perLead('gesv', (g) => {
    const { m, r } = g;
    const pack = conversion(g, 'lanes', 'all');
    const unpack = conversion(g, 'memory', 'all');
    const factor = factorGroup(g);
    const backward = backwardGroup(g);
    m.func('gesv', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, ipiv, stridePiv, B, ldb, strideB, info, n, nrhs, count) => {
        const [w, x, live] = f.ints(3);
        const bad = f.local('v128');
        return [
            w.to(m.scratch),
            x.to(element(g, w, 0, n)),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                m.call(pack, w, A, strideA, live, lda, n, n),
                m.call(pack, x, B, strideB, live, ldb, n, nrhs),
                bad.set(m.call(factor, w, n, i32.add(n, nrhs), n, ipiv, stridePiv, live)),
                m.call(unpack, w, A, strideA, live, lda, n, n),
                m.call(backward, w, n, nrhs),
                ...storeInfo(g, f, info, live, bad),
                ...storeSolutions(g, f, { x, bad, B, ldb, strideB, live, n, nrhs, pack, unpack }),
                ...nextGroup(g, [A, strideA], [ipiv, stridePiv], [B, strideB], [info, 4]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
/**
 * A group of rows x cols matrices: L and U of the first `steps` columns, L^-1 P times the others. The result is info of every lane, 0 or
 * the number of the first pivot that is zero, counted from 1.
 */
function factorGroup(g) {
    return g.m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'v128', (f, w, rows, cols, steps, ipiv, stridePiv, live) => {
        const [k, j, inPanel, panel] = f.ints(4);
        const bad = f.local('v128');
        const pivots = laneAddresses(g, f, ipiv, stridePiv, live);
        const behind = (rank, from) => across(j, from, cols, WIDTH, (width) => eliminate(g, f, w, rows, panel, j, rank, width));
        return [
            ...pivots.set,
            bad.set(v128.zero()),
            range(k, 0, steps, 1, [
                inPanel.to(i32.and(k, PANEL - 1)),
                panel.to(i32.sub(k, inPanel)),
                ...Array.from({ length: PANEL - 1 }, (_, c) => when(i32.eq(inPanel, c + 1), eliminate(g, f, w, rows, panel, k, c + 1, 1))),
                ...pivot(g, f, w, rows, cols, k, pivots.each, bad),
                when(i32.eq(inPanel, PANEL - 1), behind(PANEL, i32.add(k, 1)), [
                    // The last panel may be narrower: its columns one after the other.
                    when(i32.eq(i32.add(k, 1), steps), [range(panel, panel, steps, 1, behind(1, steps))]),
                ]),
            ]),
            ret(bad),
        ];
    });
}
/** Columns j..j+width-1 catch up with `rank` columns of L from column p on: U(p:p+rank, j) by substitution, then the rows below. */
function eliminate(g, f, w, rows, p, j, rank, width) {
    const { r, column } = g;
    const [l, a, end] = f.ints(3);
    const u = Array.from({ length: rank }, () => f.locals('v128', width));
    const top = [];
    for (let s = 0; s < rank; s++) {
        for (let c = 0; c < width; c++) {
            const at = s * VECTOR + c * column;
            let value = v128.load(a, at);
            for (let t = 0; t < s; t++)
                value = r.vsub(value, r.vmul(v128.load(l, s * VECTOR + t * column), u[t][c]));
            top.push(u[s][c].set(value));
            if (s > 0)
                top.push(v128.store(a, u[s][c], at));
        }
    }
    return [
        l.to(element(g, w, p, p)),
        a.to(element(g, w, p, j)),
        end.to(element(g, w, rows, j)),
        ...top,
        l.plus(rank * VECTOR),
        a.plus(rank * VECTOR),
        minusProduct(g, f, l, a, end, u),
    ];
}
/** The pivot of column k: found, brought to row k in all columns, and divided by. */
function pivot(g, f, w, rows, cols, k, ipiv, bad) {
    const { r } = g;
    const [top, at, end] = f.ints(3);
    const swapped = f.ints(r.lanes);
    const [best, nan, place, offset, x, p, zero, tiny, factor] = f.locals('v128', 9);
    const below = (value) => [
        at.to(i32.add(top, VECTOR)),
        down([at], end, (o) => [x.set(v128.load(at, o)), v128.store(at, value(x), o)]),
    ];
    return [
        top.to(element(g, w, k, k)),
        end.to(element(g, w, rows, k)),
        // The largest |x|, NaN where there is one
        best.set(v128.zero()),
        nan.set(v128.zero()),
        at.to(top),
        down([at], end, (o) => [
            x.set(v128.load(at, o)),
            best.set(r.vpmax(best, r.vabs(x))),
            nan.set(v128.or(nan, r.vne(x, x))),
        ]),
        best.set(v128.or(best, nan)),
        // From below, so that the first row that has it is what remains; offsets in bytes from row 0
        offset.set(i32x4.splat(i32.mul(rows, VECTOR))),
        at.to(end),
        whileLoop(i32.gtU(at, top), [
            at.plus(-VECTOR),
            offset.set(i32x4.sub(offset, i32x4.splat(VECTOR))),
            x.set(v128.load(at)),
            place.set(v128.bitselect(offset, place, v128.or(r.veq(r.vabs(x), best), r.vne(x, x)))),
        ]),
        ...ipiv.flatMap((to, l) => [
            swapped[l].to(laneInt(g, place, l)),
            i32.store(to, i32.add(i32.div(swapped[l], VECTOR), 1)),
            to.plus(4),
            swapped[l].plus(i32.add(w, l * r.bytes)),
        ]),
        at.to(element(g, w, k, 0)),
        ...interchange(g, f, at, swapped, cols),
        p.set(v128.load(top)),
        zero.set(r.veq(p, v128.zero())),
        bad.set(v128.bitselect(i32x4.splat(i32.add(k, 1)), bad, v128.and(zero, i32x4.eq(bad, v128.zero())))),
        factor.set(v128.bitselect(r.vconst(1), r.vdiv(r.vconst(1), p), zero)),
        tiny.set(v128.andnot(r.vlt(r.vabs(p), r.vconst(r.bytes === 4 ? 2 ** -126 : 2 ** -1022)), zero)),
        when(v128.anyTrue(tiny), below((y) => v128.bitselect(r.vdiv(y, p), r.vmul(y, factor), tiny)), below((y) => r.vmul(y, factor))),
    ];
}
/** The row at `at` and each lane's at `others` change places in so many columns; all addresses end up behind them. */
export function interchange({ r, column }, f, at, others, cols) {
    const left = f.ints(1)[0];
    const [x, y] = f.locals('v128', 2);
    return [
        left.to(cols),
        whileLoop(i32.gt(left, 0), [
            x.set(v128.load(at)),
            y.set(others.slice(1).reduce((row, q, l) => r.loadLane(q, row, l + 1), r.loadFirst(others[0]))),
            ...others.map((q, l) => r.storeLane(q, x, l)),
            v128.store(at, y),
            at.plus(column),
            ...others.map((q) => q.plus(column)),
            left.plus(-1),
        ]),
    ];
}
/** A function (w, n, nrhs): B := U^-1 B, B being the columns behind A. */
export function backwardGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, nrhs) => {
        const [i, j, u, b, end] = f.ints(5);
        return across(j, n, i32.add(n, nrhs), 4, (width) => {
            const x = f.locals('v128', width);
            return [
                i.to(n),
                whileLoop(i32.gt(i, 0), [
                    i.plus(-1),
                    u.to(element(g, w, 0, i)),
                    b.to(element(g, w, 0, j)),
                    end.to(element(g, w, i, j)),
                    // x(i) := b(i) / u(i,i),  b(0:i) := b(0:i) - u(0:i, i) x(i)
                    ...x.flatMap((xc, c) => [
                        xc.set(r.vdiv(v128.load(end, c * column), v128.load(element(g, w, i, i)))),
                        v128.store(end, xc, c * column),
                    ]),
                    minusProduct(g, f, u, b, end, [x]),
                ]),
            ];
        });
    });
}
