// What eigenvalues and singular values in lanes (batchedLanes.ts) have in common: scaling, order, and what is stored of matrices that are
// not finite.
//
//   Rules     scale: a power of two for each matrix, by which its largest element becomes a number in [1, 2), or 2^-22 (2^-51) if it is
//             subnormal; all zeros instead of a matrix with a NaN or an infinity: its lane computes on, like any other, and ends at once
//             ranks: equals keep their order
import { whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { down, element, laneAddresses, laneInt, transposition, VECTOR, wideInts, } from './batchedLanes.js';
/** Unit roundoff. */
export const roundoff = ({ bytes }) => (bytes === 4 ? 2 ** -24 : 2 ** -53);
/** |e| up to this much beside elements of the size 1 is nothing, whatever it stands between; squares of greater ones are normal numbers. */
export const negligible = (r) => roundoff(r) ** 2;
/** Sums of squares that are less have lost digits. */
export const leastSquares = ({ bytes }) => (bytes === 4 ? 2 ** -100 : 2 ** -960);
/** The sign's bit of each number, of zeros none: their signs depend on what other lanes do. */
export const signOf = (r, x) => v128.and(r.vlt(x, v128.zero()), r.vconst(-0));
/** factor := the power of two by which most >= 0 comes into [1, 2), or next to it at the ends of the range. */
export function unitFactor(r, most, factor) {
    const ints = wideInts(r);
    const [large, least] = r.bytes === 4 ? [2 ** 127, 2 ** -126] : [2 ** 1023, 2 ** -1022];
    return [
        // The exponent's bits subtracted from those of 2^127 (2^1023). Of the largest numbers nothing is left: theirs is the least normal one.
        factor.set(ints.sub(r.vconst(large), v128.and(most, r.vconst(Number.POSITIVE_INFINITY)))),
        factor.set(v128.bitselect(r.vconst(least), factor, ints.eq(factor, v128.zero()))),
    ];
}
/** factor := the scale of each matrix from w on, and the matrices are multiplied by it; bad: NaN where one is not finite, else 0. */
export function scaleGroup(g, f, w, e, factor, bad) {
    const { r } = g;
    const [j, at, end] = f.ints(3);
    const most = f.local('v128');
    const each = (body) => [
        j.to(0),
        whileLoop(i32.lt(j, e.cols), [
            at.to(element(g, w, e.lower ? j : 0, j)),
            end.to(element(g, w, e.rows, j)),
            down([at], end, body),
            j.plus(1),
        ]),
    ];
    const finite = f.local('v128');
    return [
        most.set(v128.zero()),
        ...each((o) => [most.set(r.vmax(most, r.vabs(v128.load(at, o))))]),
        finite.set(r.vlt(most, r.vconst(Number.POSITIVE_INFINITY))),
        bad.set(v128.not(finite)),
        ...unitFactor(r, most, factor),
        factor.set(v128.bitselect(factor, r.vconst(1), finite)),
        ...each((o) => [v128.store(at, v128.and(r.vmul(v128.load(at, o), factor), finite), o)]),
    ];
}
/** ranks(j) := how many of x(0..n-1) come before x(j), for each lane. */
export function rankGroup(g, f, x, ranks, n, order) {
    const { r } = g;
    const ints = wideInts(r);
    const [j, at, own, end] = f.ints(4);
    const [mine, rank] = f.locals('v128', 2);
    const [or, before] = order === 'rising' ? [r.vle, r.vlt] : [r.vge, r.vgt];
    return [
        j.to(0),
        end.to(i32.add(x, i32.mul(n, VECTOR))),
        whileLoop(i32.lt(j, n), [
            own.to(i32.add(x, i32.mul(j, VECTOR))),
            mine.set(v128.load(own)),
            rank.set(v128.zero()),
            at.to(x),
            down([at], own, (o) => [rank.set(ints.sub(rank, or(v128.load(at, o), mine)))]),
            at.to(own),
            down([at], end, (o) => [rank.set(ints.sub(rank, before(v128.load(at, o), mine)))]),
            v128.store(i32.add(ranks, i32.mul(j, VECTOR)), rank),
            j.plus(1),
        ]),
    ];
}
/** Values x(j) / factor + bad of each matrix to its vector at `at`, in the order of their ranks. */
export function storeValues(g, f, to, x, ranks, factor, bad) {
    const { r } = g;
    const heads = laneAddresses(g, f, to.at, to.stride, to.live);
    const [from, end, rank] = f.ints(3);
    const [value, places] = f.locals('v128', 2);
    return [
        ...heads.set,
        from.to(x),
        rank.to(ranks),
        end.to(i32.add(x, i32.mul(to.n, VECTOR))),
        whileLoop(i32.ltU(from, end), [
            value.set(r.vadd(r.vdiv(v128.load(from), factor), bad)),
            places.set(v128.load(rank)),
            ...heads.each.map((p, l) => r.storeLane(i32.add(p, i32.shl(laneInt(g, places, l), r.shift)), value, l)),
            from.plus(VECTOR),
            rank.plus(VECTOR),
        ]),
    ];
}
/**
 * A function (w, at, stride, live, ld, rows, cols, ranks, bad): columns of a group + bad to rows of memory, each where its rank says; cols
 * elements of `rows` each.
 */
export function scatterRows({ m, r, column }) {
    const g = { m, r, column };
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128'], 'void', (f, w, at, stride, live, ld, rows, cols, ranks, bad) => {
        const heads = laneAddresses(g, f, at, stride, live);
        const p = f.ints(r.lanes);
        const [v, rest] = f.ints(2);
        const [x, places] = f.locals('v128', 2);
        return [
            ...heads.set,
            whileLoop(i32.gt(cols, 0), [
                places.set(v128.load(ranks)),
                ...p.map((q, l) => q.to(i32.add(heads.each[l], i32.shl(laneInt(g, places, l), r.shift)))),
                v.to(w),
                rest.to(rows),
                whileLoop(i32.gt(rest, 0), [
                    x.set(r.vadd(v128.load(v), bad)),
                    ...p.flatMap((q, l) => [r.storeLane(q, x, l), q.plus(ld)]),
                    v.plus(VECTOR),
                    rest.plus(-1),
                ]),
                ranks.plus(VECTOR),
                w.plus(column),
                cols.plus(-1),
            ]),
        ];
    });
}
/**
 * A function (w, at, stride, live, ld, rows, cols, ranks, bad): columns of a group + bad to memory, each where its rank says. To add 0
 * makes a zero of any sign a positive one.
 */
export function scatter({ m, r, column }) {
    const g = { m, r, column };
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128'], 'void', (f, w, at, stride, live, ld, rows, cols, ranks, bad) => {
        const heads = laneAddresses(g, f, at, stride, live);
        const p = f.ints(r.lanes);
        const [v, rest] = f.ints(2);
        const x = f.locals('v128', r.lanes);
        const places = f.local('v128');
        const turn = transposition(r, f, x);
        const bump = (done) => [
            ...p.map((q) => q.plus(done * r.bytes)),
            v.plus(done * VECTOR),
            rest.plus(-done),
        ];
        return [
            ...heads.set,
            whileLoop(i32.gt(cols, 0), [
                places.set(v128.load(ranks)),
                ...p.map((q, l) => q.to(i32.add(heads.each[l], i32.mul(laneInt(g, places, l), ld)))),
                v.to(w),
                rest.to(rows),
                whileLoop(i32.ge(rest, r.lanes), [
                    ...x.map((y, i) => y.set(r.vadd(v128.load(v, i * VECTOR), bad))),
                    ...turn.before,
                    ...turn.rows.map((row, l) => v128.store(p[l], row)),
                    ...bump(r.lanes),
                ]),
                whileLoop(i32.gt(rest, 0), [
                    x[0].set(r.vadd(v128.load(v), bad)),
                    ...p.map((q, l) => r.storeLane(q, x[0], l)),
                    ...bump(1),
                ]),
                ranks.plus(VECTOR),
                w.plus(column),
                cols.plus(-1),
            ]),
        ];
    });
}
