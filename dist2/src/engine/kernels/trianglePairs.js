// Small triangles of complex numbers on one thread: X := X T^-1 (solve) and X := X T (multiply), T upper triangular of order at most
// TRIANGLE / 2.
// Maths     triangle.ts with real and imaginary parts of X as columns of their own and (re im; -im re) for each element of T: what is
//           added or subtracted is real there. To solve, on the diagonal stand u, v, w with x / t = ((a u + b v) + i (b u - a v)) / w,
//           in which nothing overflows: R. L. Smith, Algorithm 116 (1962).
// Storage   as in triangle.ts, T and B as they lie, their conjugates with `sign` -1. `backwards`: unknown p in memory is column order - 1 -
//           p of X.
import { int, range, select, when } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
import { CHUNK, eachElement, earlierColumns, GROUP, multiplyTile, offset, STEP, TRIANGLE, VECTORS, X_AT, } from './triangle.js';
/** Largest order of T. */
export const COMPLEX_TRIANGLE = TRIANGLE / 2;
const I = 'i32';
const build = (r) => ({
    name: `${r.prec}trianglepairs`,
    build: (m) => {
        const gather = mover(m, r, 'in');
        const scatter = mover(m, r, 'out');
        for (const [name, tile] of [
            ['solve', solveTile(m, r)],
            ['multiply', multiplyTile(m, r, (c) => c | 1)],
        ]) {
            const pack = packer(m, r, name);
            m.func(name, [I, I, I, I, I, I, I, I, I, I, r.type], 'void', (frame, count, order, T, rowT, colT, B, along, across, backwards, unit, sign) => {
                const [q, rows, first, step, at] = frame.ints(5);
                const X = i32.add(m.scratch, X_AT);
                return [
                    m.call(pack, order, T, rowT, colT, unit, sign),
                    first.to(select(backwards, i32.add(X, i32.mul(i32.sub(order, 1), 2 * STEP)), X)),
                    step.to(select(backwards, int(-2 * STEP), int(2 * STEP))),
                    range(q, 0, count, CHUNK * r.lanes, [
                        rows.to(i32.min(i32.sub(count, q), CHUNK * r.lanes)),
                        m.call(gather, rows, order, B, along, across, first, step),
                        range(at, 0, i32.shl(rows, r.shift), 16 * VECTORS, [
                            m.call(tile, i32.add(X, at), i32.shl(order, 1), unit),
                        ]),
                        m.call(scatter, rows, order, B, along, across, first, step),
                        B.plus(i32.mul(across, CHUNK * r.lanes)),
                    ]),
                ];
            });
        }
    },
});
/** Exports solve and multiply (count, order, T, rowT, colT, B, along, across, backwards, unit, sign). */
export const trianglePairKernels = { c: build(single), z: build(double) };
/**
 * (order, T, rowT, colT, unit, sign): T to scratch in groups of two columns, row by row. Columns beyond the last are those of a unit
 * matrix.
 */
function packer(m, r, what) {
    return m.func(undefined, [I, I, I, I, I, r.type], 'void', (frame, order, T, rowT, colT, unit, sign) => {
        const [j, l, p, to, column] = frame.ints(5);
        const [re, im, u, v] = [frame.local(r.type), frame.local(r.type), frame.local(r.type), frame.local(r.type)];
        const put = (c, first, second) => [first, second].flatMap((row, i) => row.map((x, k) => r.store(to, x, (i * GROUP + 2 * c + k) * r.bytes)));
        const loadPair = [re.set(r.load(column)), im.set(r.mul(sign, r.load(column, r.bytes)))];
        const [zero, one] = [r.const(0), r.const(1)];
        const divisor = [
            when(r.ge(r.abs(re), r.abs(im)), [u.set(one), v.set(r.div(im, re))], [u.set(r.div(re, im)), v.set(one)]),
        ];
        const diagonal = (c) => what === 'solve'
            ? [...divisor, ...put(c, [u, v], [r.add(r.mul(re, u), r.mul(im, v)), zero])]
            : put(c, [re, im], [r.neg(im), re]);
        const element = (c) => [
            column.to(i32.add(p, i32.mul(colT, c))),
            when(i32.eq(l, i32.add(j, c)), [
                when(i32.or(unit, i32.ge(l, order)), put(c, [one, zero], what === 'solve' ? [one, zero] : [zero, one]), [
                    ...loadPair,
                    ...diagonal(c),
                ]),
            ], [
                when(i32.and(i32.lt(l, i32.add(j, c)), i32.lt(i32.add(j, c), order)), [...loadPair, ...put(c, [re, im], [r.neg(im), re])], put(c, [zero, zero], [zero, zero])),
            ]),
        ];
        return [
            to.to(m.scratch),
            range(j, 0, order, 2, [
                p.to(i32.add(T, i32.mul(j, colT))),
                range(l, 0, i32.add(j, 2), 1, [...element(0), ...element(1), p.plus(rowT), to.plus(2 * GROUP * r.bytes)]),
            ]),
        ];
    });
}
/** (rows, order, B, along, across, X, step): right-hand sides to scratch or back, as columns of real and of imaginary parts. */
function mover(m, r, way) {
    return m.func(undefined, [I, I, I, I, I, I, I], 'void', (frame, rows, order, B, along, across, X, step) => {
        const [p, q, b, x] = frame.ints(4);
        const move = (part) => way === 'in'
            ? r.store(x, r.load(b, part * r.bytes), part * STEP)
            : r.store(b, r.load(x, part * STEP), part * r.bytes);
        return [
            range(p, 0, order, 1, [
                b.to(B),
                x.to(X),
                range(q, 0, rows, 1, [move(0), move(1), b.plus(across), x.plus(r.bytes)]),
                B.plus(along),
                X.plus(step),
            ]),
        ];
    });
}
/** (X, order, unit): two vectors of rows of X := X T^-1; `order` counts parts. */
function solveTile(m, r) {
    return m.func(undefined, [I, I, I], 'void', (frame, X, order, unit) => {
        const sums = frame.locals('v128', GROUP * VECTORS);
        const quotient = frame.local('v128');
        const [j, group, t] = frame.ints(3);
        const corner = (row, c) => r.loadSplat(t, (row * GROUP + c) * r.bytes);
        const sum = (c, v) => sums[c * VECTORS + v];
        // x_c := x_c / T(c,c) for a pair of columns, then its share is taken from the pair behind it.
        const divide = (c, v) => {
            const [a, b] = [sum(2 * c, v), sum(2 * c + 1, v)];
            const [row, col] = [2 * c, 2 * c];
            const by = (x, y) => [
                r.vmul(x, corner(row, col)),
                r.vmul(y, corner(row, col + 1)),
            ];
            return [
                quotient.set(r.vdiv(r.vadd(...by(a, b)), corner(row + 1, col))),
                b.set(r.vdiv(r.vsub(...by(b, a)), corner(row + 1, col))),
                a.set(quotient),
            ];
        };
        const vectors = Array.from({ length: VECTORS }, (_, v) => v);
        const finish = (c) => when(i32.eqz(unit), vectors.flatMap((v) => divide(c, v)));
        const share = vectors.flatMap((v) => [2, 3].flatMap((d) => [0, 1].map((c) => sum(d, v).set(r.vsub(sum(d, v), r.vmul(sum(c, v), corner(c, d)))))));
        return [
            group.to(X),
            t.to(m.scratch),
            range(j, 0, order, GROUP, [
                ...eachElement((c, v) => sum(c, v).set(v128.load(group, offset(c, v)))),
                ...earlierColumns(frame, r, sums, X, group, t, r.vsub),
                finish(0),
                ...share,
                finish(1),
                ...eachElement((c, v) => v128.store(group, sum(c, v), offset(c, v))),
                t.plus(GROUP * GROUP * r.bytes),
                group.plus(GROUP * STEP),
            ]),
        ];
    });
}
