// Eigenvectors from complex triangular forms: one matrix per lane (batchedLanes.ts).
//
//   Maths     (T - w I) x = 0 by substitution backwards, or y^H (T - w I) = 0 forwards; then Z x, times the factors of balancing, of length
//             1, and of complex ones the largest element real. Of a pair the second column is the imaginary part of the first one's vector.
//   Rules     divisors are at least the roundoff of w, or the square of the roundoff; numbers that grow beyond `big` are scaled, all of
//             their vector.
//   Source    LAPACK xTREVC, xGEEV
import { range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { down, element, VECTOR } from './batchedLanes.js';
import { pair, partDistance } from './batchedSchur.js';
import { negligible, roundoff, unitFactor } from './batchedSpectrum.js';
const growth = ({ bytes }) => bytes === 4 ? { big: 2 ** 40, less: 2 ** -64 } : { big: 2 ** 300, less: 2 ** -400 };
/**
 * A function (t, n, z, values, scales, x, out): eigenvectors to the columns at `out`; four columns at x are workspace. For left vectors, or
 * for right ones.
 */
export function vectorsGroup(g, side) {
    const { m } = g;
    const names = Array.from({ length: 7 }, () => 'i32');
    return m.func(undefined, names, 'void', (f, ...args) => {
        const [t, n, z, values, scales, x, out] = args;
        const [j, from, to] = f.ints(3);
        const [w, before] = [pair(f), f.local('v128')];
        return [
            before.set(v128.zero()),
            range(j, 0, n, 1, [
                w.re.set(v128.load(element(g, values, j, 0))),
                w.im.set(v128.load(element(g, values, j, 1))),
                ...(side === 'r' ? backwards(g, f, t, n, x, j, w) : forwards(g, f, t, n, x, j, w)),
                from.to(side === 'r' ? 0 : j),
                to.to(side === 'r' ? i32.add(j, 1) : n),
                ...multiply(g, f, z, n, x, from, to),
                ...normalize(g, f, side, n, i32.add(x, 2 * g.column), scales, w, element(g, out, 0, j)),
            ]),
        ];
    });
}
/** x_i := x_i / (t_ii - w), or by its conjugate, for the element at `at`; d is that of the diagonal. */
function divide(g, f, at, d, part, w, sign) {
    const { r, column } = g;
    const [x, t] = [pair(f), pair(f)];
    const [size, least, y] = f.locals('v128', 3);
    const difference = r.vsub(v128.load(i32.add(d, part)), w.im);
    return {
        x,
        stmts: [
            t.re.set(r.vsub(v128.load(d), w.re)),
            t.im.set(sign > 0 ? difference : r.vneg(difference)),
            least.set(r.vmul(r.vadd(r.vabs(w.re), r.vabs(w.im)), r.vconst(roundoff(r)))),
            least.set(r.vpmax(least, r.vconst(negligible(r)))),
            size.set(r.vlt(r.vadd(r.vabs(t.re), r.vabs(t.im)), least)),
            t.re.set(v128.bitselect(least, t.re, size)),
            t.im.set(v128.andnot(t.im, size)),
            size.set(r.vadd(r.vmul(t.re, t.re), r.vmul(t.im, t.im))),
            x.re.set(v128.load(at)),
            x.im.set(v128.load(at, column)),
            y.set(r.vdiv(r.vadd(r.vmul(x.re, t.re), r.vmul(x.im, t.im)), size)),
            x.im.set(r.vdiv(r.vsub(r.vmul(x.im, t.re), r.vmul(x.re, t.im)), size)),
            x.re.set(y),
            v128.store(at, x.re),
            v128.store(at, x.im, column),
        ],
    };
}
/** All of the vector from `from` to `to` less where its newest element is big. */
function restrain(g, f, x, from, to) {
    const { r, column } = g;
    const { big, less } = growth(r);
    const [at, end] = f.ints(2);
    const factor = f.local('v128');
    return [
        factor.set(r.vgt(r.vadd(r.vabs(x.re), r.vabs(x.im)), r.vconst(big))),
        when(v128.anyTrue(factor), [
            factor.set(v128.bitselect(r.vconst(less), r.vconst(1), factor)),
            at.to(from),
            end.to(to),
            down([at], end, (o) => [
                v128.store(at, r.vmul(v128.load(at, o), factor), o),
                v128.store(at, r.vmul(v128.load(at, o + column), factor), o + column),
            ]),
            x.re.set(r.vmul(x.re, factor)),
            x.im.set(r.vmul(x.im, factor)),
        ]),
    ];
}
/** x(0..j): x(j) = 1. */
function backwards(g, f, t, n, x, j, w) {
    const { r, column } = g;
    const [i, at, im, to, end] = f.ints(5);
    const part = partDistance(g, n);
    const own = pair(f);
    const { x: y, stmts } = divide(g, f, to, at, part, w, 1);
    return [
        at.to(element(g, t, 0, j)),
        im.to(i32.add(at, part)),
        to.to(x),
        end.to(element(g, t, j, j)),
        down([at, im, to], end, (o) => [
            v128.store(to, r.vneg(v128.load(at, o)), o),
            v128.store(to, r.vneg(v128.load(im, o)), o + column),
        ]),
        v128.store(to, r.vconst(1)),
        v128.store(to, v128.zero(), column),
        i.to(j),
        whileLoop(i32.gt(i, 0), [
            i.plus(-1),
            at.to(element(g, t, i, i)),
            to.to(element(g, x, i, 0)),
            ...stmts,
            ...restrain(g, f, y, x, element(g, x, i32.add(j, 1), 0)),
            // x(0..i-1) := x - T(:, i) x(i)
            at.to(element(g, t, 0, i)),
            im.to(i32.add(at, part)),
            to.to(x),
            end.to(element(g, t, i, i)),
            down([at, im, to], end, (o) => [
                own.re.set(v128.load(at, o)),
                own.im.set(v128.load(im, o)),
                v128.store(to, r.vadd(r.vsub(v128.load(to, o), r.vmul(own.re, y.re)), r.vmul(own.im, y.im)), o),
                v128.store(to, r.vsub(r.vsub(v128.load(to, o + column), r.vmul(own.re, y.im)), r.vmul(own.im, y.re)), o + column),
            ]),
        ]),
    ];
}
/** y(j..n-1): y(j) = 1. */
function forwards(g, f, t, n, x, j, w) {
    const { r, column } = g;
    const [i, at, im, to, end] = f.ints(5);
    const part = partDistance(g, n);
    const [own, y, sum] = [pair(f), pair(f), pair(f)];
    const { x: found, stmts } = divide(g, f, to, at, part, w, -1);
    return [
        to.to(element(g, x, j, 0)),
        v128.store(to, r.vconst(1)),
        v128.store(to, v128.zero(), column),
        range(i, i32.add(j, 1), n, 1, [
            // - sum over k of conj(t(k, i)) y(k)
            at.to(element(g, t, j, i)),
            im.to(i32.add(at, part)),
            to.to(element(g, x, j, 0)),
            end.to(element(g, t, i, i)),
            sum.re.set(v128.zero()),
            sum.im.set(v128.zero()),
            down([at, im, to], end, (o) => [
                own.re.set(v128.load(at, o)),
                own.im.set(v128.load(im, o)),
                y.re.set(v128.load(to, o)),
                y.im.set(v128.load(to, o + column)),
                sum.re.set(r.vsub(r.vsub(sum.re, r.vmul(own.re, y.re)), r.vmul(own.im, y.im))),
                sum.im.set(r.vadd(r.vsub(sum.im, r.vmul(own.re, y.im)), r.vmul(own.im, y.re))),
            ]),
            v128.store(to, sum.re),
            v128.store(to, sum.im, column),
            ...stmts,
            ...restrain(g, f, found, element(g, x, j, 0), element(g, x, i32.add(i, 1), 0)),
        ]),
    ];
}
/** The columns 2 and 3 behind x := Z x, of the columns from..to - 1 of Z. */
function multiply(g, f, z, n, x, from, to) {
    const { r, column } = g;
    const [at, im, y, end] = f.ints(4);
    const [own, c] = [pair(f), pair(f)];
    return [
        y.to(i32.add(x, 2 * column)),
        end.to(i32.add(y, i32.mul(n, VECTOR))),
        down([y], end, (o) => [v128.store(y, v128.zero(), o), v128.store(y, v128.zero(), o + column)]),
        whileLoop(i32.lt(from, to), [
            at.to(element(g, z, 0, from)),
            im.to(i32.add(at, partDistance(g, n))),
            y.to(i32.add(x, 2 * column)),
            c.re.set(v128.load(element(g, x, from, 0))),
            c.im.set(v128.load(element(g, x, from, 1))),
            end.to(element(g, z, n, from)),
            down([at, im, y], end, (o) => [
                own.re.set(v128.load(at, o)),
                own.im.set(v128.load(im, o)),
                v128.store(y, r.vsub(r.vadd(v128.load(y, o), r.vmul(own.re, c.re)), r.vmul(own.im, c.im)), o),
                v128.store(y, r.vadd(r.vadd(v128.load(y, o + column), r.vmul(own.re, c.im)), r.vmul(own.im, c.re)), o + column),
            ]),
            from.plus(1),
        ]),
    ];
}
/**
 * The vector at y to a column: by the factors of balancing, of length 1. Where the eigenvalue is the first of a pair (its imaginary part is
 * positive) with a real largest element, and its imaginary part to the next column; where it is the second nothing is stored.
 */
function normalize(g, f, side, n, y, scales, w, out) {
    const { r, column } = g;
    const [at, to, scale, end] = f.ints(4);
    const names = ['sum', 'most', 'x', 'bigger', 'first', 'second', 'other'];
    const v = Object.fromEntries(names.map((name) => [name, f.local('v128')]));
    const [own, phase] = [pair(f), pair(f)];
    return [
        at.to(y),
        scale.to(scales),
        end.to(i32.add(y, i32.mul(n, VECTOR))),
        // Factors of balancing and growth may have brought squares out of the range.
        v.most.set(v128.zero()),
        v.bigger.set(v128.zero()),
        down([at, scale], end, (o) => {
            const scaled = (offset) => side === 'r'
                ? r.vmul(v128.load(at, offset), v128.load(scale, o))
                : r.vdiv(v128.load(at, offset), v128.load(scale, o));
            return [
                own.re.set(scaled(o)),
                own.im.set(scaled(o + column)),
                v128.store(at, own.re, o),
                v128.store(at, own.im, o + column),
                v.most.set(r.vpmax(v.most, r.vabs(own.re))),
                v.bigger.set(r.vpmax(v.bigger, r.vabs(own.im))),
            ];
        }),
        // Of a real eigenvalue both parts are vectors: the larger one is taken. The other is rounding as a rule.
        v.first.set(r.veq(w.im, v128.zero())),
        v.other.set(v128.and(r.vlt(v.most, v.bigger), v.first)),
        ...unitFactor(r, r.vpmax(v.most, v.bigger), v.second),
        at.to(y),
        v.sum.set(v128.zero()),
        v.most.set(r.vconst(-1)),
        phase.re.set(r.vconst(1)),
        phase.im.set(v128.zero()),
        down([at], end, (o) => [
            own.re.set(r.vmul(v128.load(at, o), v.second)),
            own.im.set(r.vmul(v128.load(at, o + column), v.second)),
            own.re.set(v128.bitselect(own.im, own.re, v.other)),
            own.im.set(v128.andnot(own.im, v.first)),
            v128.store(at, own.re, o),
            v128.store(at, own.im, o + column),
            v.x.set(r.vadd(r.vmul(own.re, own.re), r.vmul(own.im, own.im))),
            v.sum.set(r.vadd(v.sum, v.x)),
            v.bigger.set(r.vgt(v.x, v.most)),
            v.most.set(v128.bitselect(v.x, v.most, v.bigger)),
            phase.re.set(v128.bitselect(own.re, phase.re, v.bigger)),
            phase.im.set(v128.bitselect(own.im, phase.im, v.bigger)),
        ], false),
        v.first.set(r.vgt(w.im, v128.zero())),
        v.second.set(r.vlt(w.im, v128.zero())),
        v.sum.set(r.vdiv(r.vconst(1), r.vsqrt(v.sum))),
        // conj(phase) / |phase| of a pair, 1 of a real vector; both by the length, and that last: im re - re im is exactly 0.
        v.sum.set(v128.bitselect(r.vdiv(v.sum, r.vsqrt(v.most)), v.sum, v.first)),
        phase.re.set(v128.bitselect(phase.re, r.vconst(1), v.first)),
        phase.im.set(v128.and(phase.im, v.first)),
        at.to(y),
        to.to(out),
        down([at, to], end, (o) => [
            own.re.set(v128.load(at, o)),
            own.im.set(v128.load(at, o + column)),
            v.x.set(r.vmul(r.vadd(r.vmul(own.re, phase.re), r.vmul(own.im, phase.im)), v.sum)),
            v128.store(to, v128.bitselect(v128.load(to, o), v.x, v.second), o),
            v.x.set(r.vmul(r.vsub(r.vmul(own.im, phase.re), r.vmul(own.re, phase.im)), v.sum)),
            v128.store(to, v128.bitselect(v.x, v128.load(to, o + column), v.first), o + column),
        ]),
    ];
}
