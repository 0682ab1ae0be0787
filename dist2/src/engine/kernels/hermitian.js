// The product of a Hermitian matrix with a vector in WebAssembly, on contiguous vectors.
//
//   hemv(upper, n, first, last, A, lda, x, y)  y := y + (columns first..last-1 of a triangle of order n, and their mirror image) x
//
// Maths     Of column a of the triangle, off the diagonal, y := y + a x_j and y_j := y_j + a^H x, in one pass. Vectors of pairs are
//           multiplied with the pair (re re) and, with its parts exchanged, with (-im im). Of the diagonal the real part is read.
// Storage   column-major, complex numbers as pairs, lda in bytes. Flags and numbers of columns are integers.
// Mapping   as symv in level2.ts: a call is one thread's part, with sums y of its own.
// Source    BLAS xHEMV.
import { range, when, whileLoop, } from '../assembler.js';
import { double, i32, lanes, single, v128 } from '../ops.js';
const build = (r) => ({
    name: `${r.prec}hermitian`,
    build: (m) => {
        const both = buildBoth(m, r);
        m.func('hemv', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, upper, n, first, last, A, lda, x, y) => {
            const [j, top, count, diagonal, xj, yj] = frame.ints(6);
            const pair = (at, index) => i32.add(at, i32.shl(index, r.shift + 1));
            const real = frame.local(r.type);
            const add = (offset) => r.store(yj, r.add(r.load(yj, offset), r.mul(real, r.load(xj, offset))), offset);
            return [
                A.plus(i32.mul(first, lda)),
                range(j, first, last, 1, [
                    when(upper, [top.to(0), count.to(j)], [top.to(i32.add(j, 1)), count.to(i32.sub(n, top))]),
                    diagonal.to(pair(A, j)),
                    xj.to(pair(x, j)),
                    yj.to(pair(y, j)),
                    real.set(r.load(diagonal)),
                    add(0),
                    add(r.bytes),
                    m.call(both, count, pair(A, top), pair(x, top), pair(y, top), xj, yj),
                    A.plus(lda),
                ]),
            ];
        });
    },
});
/** Exports hemv. */
export const hermitianKernels = { c: build(single), z: build(double) };
/** (n, a, x, y, xj, yj): y := y + a f for the number f at xj, and to the one at yj a^H x is added. */
function buildBoth(m, r) {
    const swap = lanes(r.bytes, r.lanes === 4 ? [1, 0, 3, 2] : [1, 0]);
    const swapped = (a) => v128.shuffle(a, a, swap);
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, n, a, x, y, xj, yj) => {
        const [element, other, re, im] = frame.locals('v128', 4);
        // Sums of a x, part by part, and of a with the other part of x
        const [alike, crossed] = [frame.locals('v128', 2), frame.locals('v128', 2)];
        // a^H x, x_j and an element of a
        const [u, v] = [frame.local(r.type), frame.local(r.type)];
        const [f, g] = [frame.local(r.type), frame.local(r.type)];
        const [p, q] = [frame.local(r.type), frame.local(r.type)];
        const pairs = r.lanes / 2;
        const vector = (k) => [
            element.set(v128.load(a, 16 * k)),
            v128.store(y, r.vadd(r.vadd(v128.load(y, 16 * k), r.vmul(element, re)), r.vmul(swapped(element), im)), 16 * k),
            other.set(v128.load(x, 16 * k)),
            alike[k].set(r.vadd(alike[k], r.vmul(element, other))),
            crossed[k].set(r.vadd(crossed[k], r.vmul(element, swapped(other)))),
        ];
        const skip = (bytes) => [a, x, y].map((at) => at.plus(bytes));
        const sweep = (unroll) => whileLoop(i32.ge(n, unroll * pairs), [
            ...Array.from({ length: unroll }, (_, k) => vector(k)).flat(),
            ...skip(16 * unroll),
            n.plus(-unroll * pairs),
        ]);
        const part = (sums, odd) => Array.from({ length: pairs }, (_, l) => r.extract(sums, 2 * l + Number(odd))).reduce((s, t) => r.add(s, t));
        return [
            f.set(r.load(xj)),
            g.set(r.load(xj, r.bytes)),
            re.set(r.splat(f)),
            im.set(r.splat(g)),
            ...Array.from({ length: pairs }, (_, l) => im.set(r.replace(im, 2 * l, r.neg(g)))),
            ...[...alike, ...crossed].map((sums) => sums.set(v128.zero())),
            sweep(2),
            element.set(r.vadd(alike[0], alike[1])),
            other.set(r.vadd(crossed[0], crossed[1])),
            // Re a^H x is the sum of both parts' products, Im a^H x that of Re a Im x less that of Im a Re x.
            u.set(r.add(part(element, false), part(element, true))),
            v.set(r.sub(part(other, false), part(other, true))),
            whileLoop(i32.gt(n, 0), [
                p.set(r.load(a)),
                q.set(r.load(a, r.bytes)),
                r.store(y, r.sub(r.add(r.load(y), r.mul(p, f)), r.mul(q, g))),
                r.store(y, r.add(r.add(r.load(y, r.bytes), r.mul(q, f)), r.mul(p, g)), r.bytes),
                u.set(r.add(r.add(u, r.mul(p, r.load(x))), r.mul(q, r.load(x, r.bytes)))),
                v.set(r.sub(r.add(v, r.mul(p, r.load(x, r.bytes))), r.mul(q, r.load(x)))),
                ...skip(2 * r.bytes),
                n.plus(-1),
            ]),
            r.store(yj, r.add(r.load(yj), u)),
            r.store(yj, r.add(r.load(yj, r.bytes), v), r.bytes),
        ];
    });
}
