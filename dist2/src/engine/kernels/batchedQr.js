// QR factorization of many small matrices: one matrix per lane (batchedLanes.ts).
//
//   Maths     A = Q R by Householder reflectors H = I - tau v v^T, v(0) = 1, one column after the other; each is applied to WIDTH columns
//             at a time.
//   Storage   R on and above the diagonal, v below it; tau[b strideTau + k]
//   Rules     tau = 0, and H = I, where the column below the diagonal is zero already. Columns whose squares leave the range are scaled by
//             a power of two, in their own lane only.
//   Source    LAPACK xGEQR2, xORG2R, xLARFG
import { range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { across, conversion, down, element, laneAddresses, minusProduct, nextGroup, perLead, VECTOR, } from './batchedLanes.js';
const WIDTH = 4;
/**
 * Sums of squares between 1/MOST and MOST are taken as they are: none of their terms that matters has been lost. Columns outside are
 * multiplied by 1/SHRINK or GROW, which brings every number there is into the range.
 */
const limits = ({ bytes }) => bytes === 4
    ? { most: 2 ** 90, least: 2 ** -90, shrink: 2 ** -80, grow: 2 ** 100 }
    : { most: 2 ** 900, least: 2 ** -900, shrink: 2 ** -600, grow: 2 ** 700 };
/** A function `geqrf` on the matrices of a batch, one group after the other. */
export const batchedGeqrf = perLead('geqrf', (g) => {
    const { m, r } = g;
    const pack = conversion(g, 'lanes', 'all');
    const unpack = conversion(g, 'memory', 'all');
    const factor = factorGroup(g);
    m.func('geqrf', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, tau, strideTau, rows, cols, count) => {
        const [w, live] = f.ints(2);
        return [
            w.to(m.scratch),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                m.call(pack, w, A, strideA, live, lda, rows, cols),
                m.call(factor, w, rows, cols, tau, strideTau, live),
                m.call(unpack, w, A, strideA, live, lda, rows, cols),
                ...nextGroup(g, [A, strideA], [tau, strideTau]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
/** A function (w, rows, cols, tau, strideTau, live) that factors a group. */
function factorGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, tau, strideTau, live) => {
        const [k, j] = f.ints(2);
        const [scale, acts] = f.locals('v128', 2);
        const taus = laneAddresses(g, f, tau, strideTau, live);
        return [
            ...taus.set,
            range(k, 0, i32.min(rows, cols), 1, [
                ...reflector(g, f, w, rows, k, scale, acts),
                ...taus.each.flatMap((to, l) => [r.storeLane(to, scale, l), to.plus(r.bytes)]),
                ...across(j, i32.add(k, 1), cols, WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
            ]),
        ];
    });
}
/** Column k := beta and v; tau, and in which lanes there is anything to annihilate. */
export function reflector(g, f, w, rows, k, tau, acts) {
    const { r } = g;
    const { most, least, shrink, grow } = limits(r);
    const [top, at, end] = f.ints(3);
    const [alpha, bits, total, size, power, wrong, x, beta, factor] = f.locals('v128', 9);
    const sums = f.locals('v128', 2);
    const below = (body) => [at.to(i32.add(top, VECTOR)), down([at], end, body)];
    /** total := alpha^2 + sum of x^2; bits: not zero where an x is not. */
    const squares = [
        alpha.set(v128.load(top)),
        bits.set(v128.zero()),
        ...sums.map((s) => s.set(v128.zero())),
        ...below((o) => {
            const sum = sums[o / VECTOR];
            return [x.set(v128.load(at, o)), bits.set(v128.or(bits, x)), sum.set(r.vadd(sum, r.vmul(x, x)))];
        }),
        total.set(r.vadd(r.vmul(alpha, alpha), r.vadd(...sums))),
    ];
    const within = v128.and(r.vge(total, r.vconst(least)), r.vle(total, r.vconst(most)));
    return [
        top.to(element(g, w, k, k)),
        end.to(element(g, w, rows, k)),
        ...squares,
        acts.set(v128.not(r.veq(r.vabs(bits), v128.zero()))),
        power.set(r.vconst(1)),
        wrong.set(v128.andnot(acts, within)),
        when(v128.anyTrue(wrong), [
            // The largest decides between growing and shrinking.
            size.set(r.vabs(alpha)),
            ...below((o) => [size.set(r.vpmax(size, r.vabs(v128.load(at, o))))]),
            power.set(v128.bitselect(r.vconst(grow), r.vconst(shrink), r.vlt(size, r.vconst(1)))),
            power.set(v128.bitselect(power, r.vconst(1), wrong)),
            at.to(top),
            down([at], end, (o) => [v128.store(at, r.vmul(v128.load(at, o), power), o)]),
            ...squares,
        ]),
        // beta has the sign that alpha has not.
        beta.set(r.vsqrt(total)),
        beta.set(v128.bitselect(r.vneg(beta), beta, r.vge(alpha, v128.zero()))),
        tau.set(v128.and(r.vdiv(r.vsub(beta, alpha), beta), acts)),
        factor.set(v128.and(r.vdiv(r.vconst(1), r.vsub(alpha, beta)), acts)),
        v128.store(top, v128.bitselect(r.vdiv(beta, power), alpha, acts)),
        ...below((o) => [v128.store(at, r.vmul(v128.load(at, o), factor), o)]),
    ];
}
/** Columns j..j+width-1 := H times them, in the lanes that `acts` names; H is that of column k. */
export function reflect(g, f, w, rows, k, j, tau, acts, width) {
    const { r, column } = g;
    const [v, a, end] = f.ints(3);
    const y = f.local('v128');
    const dot = f.locals('v128', width);
    const start = [v.to(element(g, w, k, k)), a.to(element(g, w, k, j))];
    const below = [v.plus(VECTOR), a.plus(VECTOR)];
    return [
        // d := tau v^T a
        ...start,
        end.to(element(g, w, rows, j)),
        ...dot.map((d, c) => d.set(v128.load(a, c * column))),
        ...below,
        down([a, v], end, (o) => [
            y.set(v128.load(v, o)),
            ...dot.map((d, c) => d.set(r.vadd(d, r.vmul(y, v128.load(a, o + c * column))))),
        ]),
        // a := a - d v
        ...start,
        ...dot.flatMap((d, c) => [
            d.set(v128.and(r.vmul(tau, d), acts)),
            v128.store(a, r.vsub(v128.load(a, c * column), d), c * column),
        ]),
        ...below,
        minusProduct(g, f, v, a, end, [dot]),
    ];
}
/**
 * A function (w, rows, cols, count, tau): the first columns of Q = H(0) H(1) .. H(count - 1), cols >= count of them, in the place of the
 * reflectors; from tau on their scales in lanes.
 */
export function accumulateGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, count, tau) => {
        const [k, j, at, end] = f.ints(4);
        const [scale, acts] = f.locals('v128', 2);
        const zeros = [at.to(element(g, w, 0, k)), down([at], end, (o) => [v128.store(at, v128.zero(), o)])];
        return [
            range(k, count, cols, 1, [
                end.to(element(g, w, rows, k)),
                ...zeros,
                v128.store(element(g, w, k, k), r.vconst(1)),
            ]),
            k.to(count),
            whileLoop(i32.gt(k, 0), [
                k.plus(-1),
                scale.set(v128.load(element(g, tau, k, 0))),
                acts.set(v128.not(r.veq(scale, v128.zero()))),
                ...across(j, i32.add(k, 1), cols, WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
                // H times the unit vector k
                end.to(element(g, w, k, k)),
                ...zeros,
                v128.store(at, r.vsub(r.vconst(1), scale)),
                at.plus(VECTOR),
                end.to(element(g, w, rows, k)),
                down([at], end, (o) => [v128.store(at, r.vneg(r.vmul(scale, v128.load(at, o))), o)]),
            ]),
        ];
    });
}
