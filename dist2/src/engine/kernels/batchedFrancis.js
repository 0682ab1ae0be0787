// Hessenberg matrices to real Schur form, or to their eigenvalues: one matrix per lane (batchedLanes.ts).
//
//   Maths     double-shift QR steps on the last block of each lane that has three rows or more, all lanes at once: a bulge of three rows
//             starts in each where its block begins, and what has no bulge is reflected by the identity.
//   Storage   H n x n, zeros below it; row n and column n are zeros too. Of the Schur form blocks of two rows are not yet standardized.
//   Rules     an element of the subdiagonal is zero if it is less than the roundoff of its neighbours, or than the square of the roundoff
//             (the matrix is scaled). Both shifts are the last two rows' eigenvalue nearer to the last element if they are real. Every
//             tenth step of a block is by LAPACK's exceptional shifts. No more than 30 n steps.
//   Source    LAPACK xLAHQR; J. Francis, The QR transformation II, Comput. J. 4 (1962) 332
import { ret, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { down, element, laneInt, VECTOR } from './batchedLanes.js';
import { leastSquares, negligible, roundoff, signOf } from './batchedSpectrum.js';
const STEPS_PER_ROW = 30;
const EXCEPTIONAL = 10;
const vectors = (f, ...names) => Object.fromEntries(names.map((name) => [name, f.local('v128')]));
/**
 * A function (h, n, z) -> v128: H to Schur form, the columns of Z turned with it; with z = 0 its diagonal blocks only. The result: how
 * many rows there are to the end of the last block that did not converge, 0 if all did.
 */
export function francisGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32'], 'v128', (f, h, n, z) => {
        const [k, at, c, end, steps, last, low] = f.ints(7);
        const block = activeBlock(g, f, h, n);
        const { first, center, spread } = block.v;
        const v = vectors(f, 'x', 'y', 'z', 'tau', 'v2', 'v3', 't2', 't3', 'start', 'acts', 's', 'a', 'b');
        const one = r.vconst(1);
        /** Rows k .. k + 2 of a column at c. */
        const turned = (o0, o1, o2) => [
            v.x.set(v128.load(c, o0)),
            v.y.set(v128.load(c, o1)),
            v.z.set(v128.load(c, o2)),
            v.s.set(r.vadd(v.x, r.vadd(r.vmul(v.v2, v.y), r.vmul(v.v3, v.z)))),
            v128.store(c, r.vsub(v.x, r.vmul(v.tau, v.s)), o0),
            v128.store(c, r.vsub(v.y, r.vmul(v.t2, v.s)), o1),
            v128.store(c, r.vsub(v.z, r.vmul(v.t3, v.s)), o2),
        ];
        const columns = (from, to) => [
            c.to(from),
            end.to(to),
            down([c], end, (o) => turned(o, o + column, o + 2 * column), false),
        ];
        const begin = [
            // Of (H - s1)(H - s2) the first column, divided by a number of its size
            v.a.set(r.vsub(v128.load(at), center)),
            v.b.set(v128.load(at, VECTOR)),
            v.s.set(r.vadd(r.vadd(r.vabs(v.a), r.vsqrt(spread)), r.vabs(v.b))),
            v.b.set(r.vdiv(v.b, v.s)),
            v.s.set(r.vadd(r.vmul(v.a, r.vdiv(v.a, v.s)), r.vdiv(spread, v.s))),
            v.s.set(r.vadd(r.vmul(v.b, v128.load(at, column)), v.s)),
            v.x.set(v128.bitselect(v.s, v.x, v.start)),
            v.a.set(r.vadd(v.a, r.vsub(v128.load(at, column + VECTOR), center))),
            v.y.set(v128.bitselect(r.vmul(v.b, v.a), v.y, v.start)),
            v.z.set(v128.bitselect(r.vmul(v.b, v128.load(at, column + 2 * VECTOR)), v.z, v.start)),
        ];
        const reflector = [
            v.s.set(r.vadd(r.vmul(v.y, v.y), r.vmul(v.z, v.z))),
            v.acts.set(r.vgt(v.s, v128.zero())),
            v.s.set(r.vadd(v.s, r.vmul(v.x, v.x))),
            v.acts.set(v128.and(v.acts, r.vge(v.s, r.vconst(leastSquares(r))))),
            v.s.set(r.vsqrt(v.s)),
            // beta has the sign that x has not.
            v.s.set(v128.bitselect(r.vneg(v.s), v.s, r.vge(v.x, v128.zero()))),
            v.tau.set(v128.and(r.vdiv(r.vsub(v.s, v.x), v.s), v.acts)),
            v.a.set(v128.and(r.vdiv(one, r.vsub(v.x, v.s)), v.acts)),
            v.v2.set(r.vmul(v.y, v.a)),
            v.v3.set(r.vmul(v.z, v.a)),
            v.t2.set(r.vmul(v.tau, v.v2)),
            v.t3.set(r.vmul(v.tau, v.v3)),
        ];
        const step = [
            v.start.set(i32x4.eq(first, i32x4.splat(k))),
            v.x.set(v128.zero()),
            v.y.set(v128.zero()),
            v.z.set(v128.zero()),
            c.to(i32.sub(at, column)),
            when(i32.gt(k, 0), [v.x.set(v128.load(c)), v.y.set(v128.load(c, VECTOR)), v.z.set(v128.load(c, 2 * VECTOR))]),
            when(v128.anyTrue(v.start), begin),
            ...reflector,
            when(i32.gt(k, 0), [
                v.a.set(v128.bitselect(v.s, v.x, v.acts)),
                v128.store(c, v128.andnot(v.a, v.start)),
                v128.store(c, v128.zero(), VECTOR),
                v128.store(c, v128.zero(), 2 * VECTOR),
            ]),
            c.to(at),
            end.to(last),
            whileLoop(i32.ltU(c, end), [...turned(0, VECTOR, 2 * VECTOR), c.plus(column)]),
            ...columns(element(g, h, low, k), element(g, h, i32.min(i32.add(k, 4), n), k)),
            when(z, columns(element(g, z, 0, k), element(g, z, n, k))),
            at.plus(column + VECTOR),
            last.plus(VECTOR),
            k.plus(1),
        ];
        return [
            ...block.reset,
            steps.to(i32.mul(n, STEPS_PER_ROW)),
            ...block.find,
            whileLoop(i32.and(i32.gt(block.high, 0), i32.gt(steps, 0)), [
                ...block.shifts,
                k.to(block.low),
                // With vectors all of the rows and columns, else those of the blocks
                low.to(i32.mul(k, i32.eqz(z))),
                at.to(element(g, h, k, k)),
                last.to(element(g, h, k, n)),
                when(i32.eqz(z), [last.to(element(g, h, k, i32.add(block.high, 1)))]),
                whileLoop(i32.lt(k, block.high), step),
                ...block.find,
                steps.plus(-1),
            ]),
            ret(block.v.rows),
        ];
    });
}
/** The last block of at least three rows of each lane: where it is, and the shifts of a step. */
function activeBlock(g, f, h, n) {
    const { r, column } = g;
    const [i, at, low, high] = f.ints(4);
    const v = vectors(f, ...['first', 'rows', 'center', 'spread', 'age', 'before', 'begun', 'nonzero', 'inside', 'd', 'x'], ...['a', 'b', 'c', 'above', 'corner', 'previous', 'own']);
    const taken = (to, from) => to.set(v128.bitselect(from, to, v.inside));
    const splat = i32x4.splat(i);
    const reset = [v.rows.set(v128.zero()), v.age.set(v128.zero())];
    /** Zeros what is negligible; first and rows: the block's first row and the row behind its last, -1 and 0 if there is none. */
    const find = [
        v.before.set(v.rows),
        v.first.set(i32x4.splat(-1)),
        v.rows.set(v128.zero()),
        v.begun.set(v128.zero()),
        v.inside.set(v128.zero()),
        v.nonzero.set(v128.zero()),
        v.above.set(v128.zero()),
        at.to(h),
        v.own.set(v128.load(h)),
        i.to(1),
        whileLoop(i32.lt(i, n), [
            // at: element (i - 1, i - 1)
            v.d.set(v128.load(at, column + VECTOR)),
            v.x.set(v128.load(at, VECTOR)),
            v.inside.set(v.nonzero),
            v.nonzero.set(r.vgt(r.vabs(v.x), r.vadd(r.vmul(r.vadd(r.vabs(v.d), r.vabs(v.own)), r.vconst(roundoff(r))), r.vconst(negligible(r))))),
            v.x.set(v128.and(v.x, v.nonzero)),
            v128.store(at, v.x, VECTOR),
            v.inside.set(v128.and(v.inside, v.nonzero)),
            v.begun.set(v128.bitselect(v.begun, splat, v.nonzero)),
            taken(v.first, v.begun),
            v.rows.set(v128.bitselect(i32x4.splat(i32.add(i, 1)), v.rows, v.inside)),
            taken(v.a, v.own),
            v.previous.set(v128.load(at, column)),
            taken(v.b, v.previous),
            taken(v.c, v.x),
            taken(v.corner, v.d),
            v.previous.set(v.above),
            taken(v.spread, v.previous),
            v.above.set(v.x),
            v.own.set(v.d),
            at.plus(column + VECTOR),
            i.plus(1),
        ]),
        ...span(g, v.first, v.rows, low, high),
    ];
    const half = r.vconst(0.5);
    /** The shifts are center +- i sqrt(spread). */
    const shifts = [
        // A block that has not become shorter for some steps
        v.x.set(i32x4.eq(v.before, v.rows)),
        v.age.set(v128.and(i32x4.add(v.age, i32x4.splat(1)), v.x)),
        v.x.set(i32x4.eq(v.age, i32x4.splat(EXCEPTIONAL))),
        v.age.set(v128.andnot(v.age, v.x)),
        v.own.set(r.vadd(r.vabs(v.c), r.vabs(v.spread))),
        v.above.set(r.vadd(r.vmul(v.own, r.vconst(0.75)), v.corner)),
        v.a.set(v128.bitselect(v.above, v.a, v.x)),
        v.d.set(v128.bitselect(v.above, v.corner, v.x)),
        v.b.set(v128.bitselect(r.vmul(v.own, r.vconst(-0.4375)), v.b, v.x)),
        v.c.set(v128.bitselect(v.own, v.c, v.x)),
        // Half the difference p, and p^2 + b c
        v.center.set(r.vmul(r.vadd(v.a, v.d), half)),
        v.own.set(r.vmul(r.vsub(v.a, v.d), half)),
        v.spread.set(r.vadd(r.vmul(v.own, v.own), r.vmul(v.b, v.c))),
        v.x.set(r.vge(v.spread, v128.zero())),
        // Real: the one nearer to d, center - sign(p) root
        v.above.set(r.vsqrt(v128.and(v.spread, v.x))),
        v.above.set(v128.xor(v.above, signOf(r, v.own))),
        v.center.set(r.vsub(v.center, v.above)),
        v.spread.set(v128.andnot(r.vneg(v.spread), v.x)),
    ];
    return { v, low, high, reset, find, shifts };
}
/** low: the least of the first rows that are not -1; high: the last row of all. */
function span(g, first, rows, low, high) {
    const all = Array.from({ length: g.r.lanes }, (_, l) => l);
    return [
        low.to(2 ** 30),
        high.to(0),
        ...all.flatMap((l) => [
            when(i32.gt(laneInt(g, rows, l), 0), [low.to(i32.min(low, laneInt(g, first, l)))]),
            high.to(i32.max(high, i32.sub(laneInt(g, rows, l), 1))),
        ]),
    ];
}
