// Eigenvalues of real Schur forms whose blocks of two rows may be any, and complex triangular forms from those: one matrix per lane
// (batchedLanes.ts).
//
//   Maths     a block of two rows becomes triangular by a rotation that takes its first eigenvalue's vector to the first unit vector: a
//             real one, or a complex one where eigenvalues are a pair
//   Storage   T and Z n x n, and behind each of them its imaginary part, zero at first; eigenvalues in two columns. Of a pair the one
//             with the positive imaginary part comes first.
//   Source    LAPACK xLANV2
import { range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { down, element, VECTOR } from './batchedLanes.js';
import { signOf } from './batchedSpectrum.js';
export const pair = (f) => ({ re: f.local('v128'), im: f.local('v128') });
/** Bytes from a matrix of a group to its imaginary part. */
export const partDistance = ({ column }, n) => i32.mul(i32.add(n, 1), column);
/** A function (t, n, z, values): eigenvalues to the columns at `values`, and with z not 0 T and Z to complex triangular form. */
export function splitGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'void', (f, t, n, z, values) => {
        const [i, at, to, last] = f.ints(4);
        const names = ['a', 'b', 'c', 'd', 'p', 'root', 'real', 'split', 'second', 'size', 'x'];
        const v = Object.fromEntries(names.map((name) => [name, f.local('v128')]));
        const [first, other, q] = [pair(f), pair(f), pair(f)];
        const one = r.vconst(1);
        /** The element above the diagonal: b conj(q1)^2 - c q2^2 + (d - a) q2 conj(q1), with q2 = v.x. */
        const corner = [
            v.p.set(r.vmul(r.vsub(v.d, v.a), v.x)),
            v.size.set(r.vsub(r.vmul(q.re, q.re), r.vmul(q.im, q.im))),
            v.size.set(r.vsub(r.vmul(v.b, v.size), r.vmul(v.c, r.vmul(v.x, v.x)))),
            v.size.set(r.vadd(v.size, r.vmul(v.p, q.re))),
            v128.store(at, v128.bitselect(v.size, v.b, v.split), column),
            v.size.set(r.vmul(r.vmul(v.b, r.vadd(q.re, q.re)), q.im)),
            v.size.set(r.vneg(r.vadd(v.size, r.vmul(v.p, q.im)))),
            v128.store(at, v128.bitselect(other.re, v.d, v.split), column + VECTOR),
            v128.store(at, first.re),
            v128.store(at, v128.zero(), VECTOR),
            at.to(i32.add(at, partDistance(g, n))),
            v128.store(at, v128.bitselect(v.size, v128.load(at, column), v.split), column),
            v128.store(at, first.im),
            v128.store(at, v128.and(other.im, v.split), column + VECTOR),
        ];
        return [
            last.to(i32.sub(n, 1)),
            v.second.set(v128.zero()),
            other.re.set(v128.zero()),
            other.im.set(v128.zero()),
            range(i, 0, n, 1, [
                at.to(element(g, t, i, i)),
                v.a.set(v128.load(at)),
                // Row and column n are zero.
                v.b.set(v128.load(at, column)),
                v.c.set(v128.load(at, VECTOR)),
                v.d.set(v128.load(at, column + VECTOR)),
                v.split.set(v128.not(r.veq(v.c, v128.zero()))),
                v.p.set(r.vmul(r.vsub(v.a, v.d), r.vconst(0.5))),
                v.root.set(r.vadd(r.vmul(v.p, v.p), r.vmul(v.b, v.c))),
                v.real.set(r.vge(v.root, v128.zero())),
                v.root.set(r.vsqrt(r.vabs(v.root))),
                // The first eigenvalue less d: p + sign(p) root, or p + i root
                q.re.set(v128.and(v128.xor(v.root, signOf(r, v.p)), v.real)),
                q.re.set(r.vadd(v.p, q.re)),
                q.im.set(v128.andnot(v.root, v.real)),
                first.re.set(v128.bitselect(other.re, v.a, v.second)),
                first.im.set(v128.and(other.im, v.second)),
                first.re.set(v128.bitselect(r.vadd(v.d, q.re), first.re, v.split)),
                first.im.set(v128.bitselect(q.im, first.im, v.split)),
                v.x.set(r.vdiv(r.vmul(v.b, v.c), q.re)),
                v.x.set(v128.andnot(v.x, r.veq(q.re, v128.zero()))),
                other.re.set(v128.bitselect(r.vsub(v.d, v.x), first.re, v.real)),
                other.im.set(r.vneg(q.im)),
                v128.store(element(g, values, i, 0), first.re),
                v128.store(element(g, values, i, 1), first.im),
                v.second.set(v.split),
                when(i32.and(i32.ne(z, 0), v128.anyTrue(v.split)), [
                    v.size.set(r.vadd(r.vmul(q.re, q.re), r.vadd(r.vmul(q.im, q.im), r.vmul(v.c, v.c)))),
                    v.size.set(r.vdiv(one, r.vsqrt(v.size))),
                    q.re.set(v128.bitselect(r.vmul(q.re, v.size), one, v.split)),
                    q.im.set(v128.and(r.vmul(q.im, v.size), v.split)),
                    v.x.set(v128.and(r.vmul(v.c, v.size), v.split)),
                    ...corner,
                    to.to(element(g, t, i, n)),
                    at.to(element(g, t, i, i32.add(i, 2))),
                    ...rotateRows(g, f, at, to, partDistance(g, n), q, v.x),
                    ...rotateColumns(g, f, element(g, t, 0, i), i, partDistance(g, n), q, v.x),
                    ...rotateColumns(g, f, element(g, z, 0, i), n, partDistance(g, n), q, v.x),
                ]),
            ]),
        ];
    });
}
/** (x, y) := (conj(q) x + s y, q y - s x) on two rows, from a column to another. */
function rotateRows(g, f, at, to, part, q, s) {
    const { r, column } = g;
    const [x, y] = [pair(f), pair(f)];
    const im = f.int();
    return [
        im.to(i32.add(at, part)),
        whileLoop(i32.ltU(at, to), [
            x.re.set(v128.load(at)),
            x.im.set(v128.load(im)),
            y.re.set(v128.load(at, VECTOR)),
            y.im.set(v128.load(im, VECTOR)),
            v128.store(at, r.vadd(r.vadd(r.vmul(q.re, x.re), r.vmul(q.im, x.im)), r.vmul(s, y.re))),
            v128.store(im, r.vadd(r.vsub(r.vmul(q.re, x.im), r.vmul(q.im, x.re)), r.vmul(s, y.im))),
            v128.store(at, r.vsub(r.vsub(r.vmul(q.re, y.re), r.vmul(q.im, y.im)), r.vmul(s, x.re)), VECTOR),
            v128.store(im, r.vsub(r.vadd(r.vmul(q.re, y.im), r.vmul(q.im, y.re)), r.vmul(s, x.im)), VECTOR),
            at.plus(column),
            im.plus(column),
        ]),
    ];
}
/** (x, y) := (q x + s y, conj(q) y - s x) on `rows` elements of two columns. */
function rotateColumns(g, f, from, rows, part, q, s) {
    const { r, column } = g;
    const [x, y] = [pair(f), pair(f)];
    const [at, im, end] = f.ints(3);
    return [
        at.to(from),
        im.to(i32.add(at, part)),
        end.to(i32.add(at, i32.mul(rows, VECTOR))),
        down([at, im], end, (o) => [
            x.re.set(v128.load(at, o)),
            x.im.set(v128.load(im, o)),
            y.re.set(v128.load(at, o + column)),
            y.im.set(v128.load(im, o + column)),
            v128.store(at, r.vadd(r.vsub(r.vmul(q.re, x.re), r.vmul(q.im, x.im)), r.vmul(s, y.re)), o),
            v128.store(im, r.vadd(r.vadd(r.vmul(q.re, x.im), r.vmul(q.im, x.re)), r.vmul(s, y.im)), o),
            v128.store(at, r.vsub(r.vadd(r.vmul(q.re, y.re), r.vmul(q.im, y.im)), r.vmul(s, x.re)), o + column),
            v128.store(im, r.vsub(r.vsub(r.vmul(q.re, y.im), r.vmul(q.im, y.re)), r.vmul(s, x.im)), o + column),
        ], false),
    ];
}
