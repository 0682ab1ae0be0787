// The rank-one update diag(d) + rho z z^T of divide and conquer: sums of the secular equation, and eigenvectors from its roots.
//
//   sums     for each root: sum z_j^2 / delta_j and sum z_j^2 / delta_j^2, delta_j = (d_j - from) - distance, over the first poles and
//            over the others
//   loewner  w_i := sqrt |prod_j ((from_j - d_i) + distance_j) / prod_{j != i} (d_j - d_i)| with the sign of z_i
//   vectors  columns of S := w_i / ((d_i - from_j) - distance_j), divided by their lengths, row i at places[i]
//
// Storage: doubles one behind the other; S in the kernel's precision, column-major, its leading dimension in bytes. A root is ROOT_BYTES:
// four sums, from, distance, and as an integer how many poles come first.
// Mapping: a call is one thread's roots, rows or columns. Two poles at a time; divisions are what takes the time.
// Source: LAPACK xLAED4, xLAED3.
import { range, ret, whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
import { times } from './level2Columns.js';
const I = 'i32';
export const ROOT_BYTES = 64;
/** Places in it. */
export const ROOT = { sums: 0, from: 32, distance: 40, first: 48 };
const total = (v) => double.add(double.extract(v, 0), double.extract(v, 1));
const doubleAt = (base, i) => i32.add(base, i32.shl(i, 3));
/** sums(k, d, squares, roots, count) */
function buildSums(m) {
    const half = m.func(undefined, [I, I, I, 'f64', 'f64', I], 'void', (frame, n, d, squares, from, distance, to) => {
        const [froms, distances, ones, value, slope, inverse, ratio] = frame.locals('v128', 7);
        const [v, s, t, q] = [0, 1, 2, 3].map(() => frame.local('f64'));
        return [
            froms.set(double.splat(from)),
            distances.set(double.splat(distance)),
            ones.set(double.splat(double.const(1))),
            value.set(v128.zero()),
            slope.set(v128.zero()),
            whileLoop(i32.ge(n, 2), [
                inverse.set(double.vdiv(ones, double.vsub(double.vsub(v128.load(d), froms), distances))),
                ratio.set(double.vmul(v128.load(squares), inverse)),
                value.set(double.vadd(value, ratio)),
                slope.set(double.vadd(slope, double.vmul(ratio, inverse))),
                ...[d.plus(16), squares.plus(16), n.plus(-2)],
            ]),
            v.set(total(value)),
            s.set(total(slope)),
            times(n, [
                t.set(double.div(double.const(1), double.sub(double.sub(double.load(d), from), distance))),
                q.set(double.mul(double.load(squares), t)),
                v.set(double.add(v, q)),
                s.set(double.add(s, double.mul(q, t))),
            ]),
            double.store(to, v),
            double.store(to, s, 8),
        ];
    });
    m.func('sums', [I, I, I, I, I], 'void', (frame, k, d, squares, roots, count) => {
        const first = frame.int();
        const [from, distance] = [frame.local('f64'), frame.local('f64')];
        return [
            times(count, [
                first.to(i32.load(roots, ROOT.first)),
                from.set(double.load(roots, ROOT.from)),
                distance.set(double.load(roots, ROOT.distance)),
                m.call(half, first, d, squares, from, distance, roots),
                m.call(half, i32.sub(k, first), doubleAt(d, first), doubleAt(squares, first), from, distance, i32.add(roots, ROOT.sums + 16)),
                roots.plus(ROOT_BYTES),
            ]),
        ];
    });
}
/** loewner(k, d, from, distance, z, first, last, w): rows first..last-1. */
function buildLoewner(m) {
    // The product over n roots of their distance from a pole, divided by that of their own poles.
    const ratios = m.func(undefined, [I, I, I, I, 'f64'], 'f64', (frame, n, d, from, distance, pole) => {
        const [poles, product] = frame.locals('v128', 2);
        const result = frame.local('f64');
        return [
            poles.set(double.splat(pole)),
            product.set(double.splat(double.const(1))),
            whileLoop(i32.ge(n, 2), [
                product.set(double.vmul(product, double.vdiv(double.vadd(double.vsub(v128.load(from), poles), v128.load(distance)), double.vsub(v128.load(d), poles)))),
                ...[d.plus(16), from.plus(16), distance.plus(16), n.plus(-2)],
            ]),
            result.set(double.mul(double.extract(product, 0), double.extract(product, 1))),
            times(n, [
                result.set(double.mul(result, double.div(double.add(double.sub(double.load(from), pole), double.load(distance)), double.sub(double.load(d), pole)))),
            ]),
            ret(result),
        ];
    });
    m.func('loewner', [I, I, I, I, I, I, I, I], 'void', (frame, k, d, from, distance, z, first, last, w) => {
        const [i, behind] = frame.ints(2);
        const [pole, product] = [frame.local('f64'), frame.local('f64')];
        return [
            range(i, first, last, 1, [
                pole.set(double.load(doubleAt(d, i))),
                behind.to(i32.add(i, 1)),
                product.set(double.add(double.sub(double.load(doubleAt(from, i)), pole), double.load(doubleAt(distance, i)))),
                product.set(double.mul(product, m.call(ratios, i, d, from, distance, pole))),
                product.set(double.mul(product, m.call(ratios, i32.sub(k, behind), doubleAt(d, behind), doubleAt(from, behind), doubleAt(distance, behind), pole))),
                double.store(doubleAt(w, i), double.copysign(double.sqrt(double.abs(product)), double.load(doubleAt(z, i)))),
            ]),
        ];
    });
}
/** vectors(k, d, w, from, distance, places, S, lds, first, last, column): columns first..last-1; `column` is room for k doubles. */
function buildVectors(m, r) {
    m.func('vectors', [I, I, I, I, I, I, I, I, I, I, I], 'void', (frame, k, d, w, from, distance, places, S, lds, first, last, column) => {
        const [j, n, pole, weight, to, s, place] = frame.ints(7);
        const [froms, distances, squares, x] = frame.locals('v128', 4);
        const [own, apart, sum, value] = [0, 1, 2, 3].map(() => frame.local('f64'));
        return [
            range(j, first, last, 1, [
                own.set(double.load(doubleAt(from, j))),
                apart.set(double.load(doubleAt(distance, j))),
                froms.set(double.splat(own)),
                distances.set(double.splat(apart)),
                squares.set(v128.zero()),
                ...[n.to(k), pole.to(d), weight.to(w), to.to(column)],
                whileLoop(i32.ge(n, 2), [
                    x.set(double.vdiv(v128.load(weight), double.vsub(double.vsub(v128.load(pole), froms), distances))),
                    v128.store(to, x),
                    squares.set(double.vadd(squares, double.vmul(x, x))),
                    ...[pole.plus(16), weight.plus(16), to.plus(16), n.plus(-2)],
                ]),
                sum.set(total(squares)),
                times(n, [
                    value.set(double.div(double.load(weight), double.sub(double.sub(double.load(pole), own), apart))),
                    double.store(to, value),
                    sum.set(double.add(sum, double.mul(value, value))),
                ]),
                sum.set(double.div(double.const(1), double.sqrt(sum))),
                s.to(i32.add(S, i32.mul(j, lds))),
                ...[n.to(k), to.to(column), place.to(places)],
                times(n, [
                    r.store(i32.add(s, i32.shl(i32.load(place), r.shift)), r.fromDouble(double.mul(double.load(to), sum))),
                    ...[to.plus(8), place.plus(4)],
                ]),
            ]),
        ];
    });
}
const kernel = (r) => ({
    name: `secular-${r.prec}`,
    build(m) {
        buildSums(m);
        buildLoewner(m);
        buildVectors(m, r);
    },
});
export const secular = { s: kernel(single), d: kernel(double) };
