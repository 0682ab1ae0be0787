// Sequences of plane rotations on the columns of a matrix, in WebAssembly: what QR iteration does to singular vectors.
//
//   rotate  for each sweep, its rotations in turn: (x, y) := (c x + s y, c y - s x) on a column x and its neighbour y, then on y and the
//           next
//
// Storage: column-major, contiguous columns. A sweep is four integers: bytes from A to its first column, rotations, bytes from a column to
// the next (negative in a sweep that goes left), address of its c and s, side by side.
// Mapping: a call is one thread's rows. All sweeps go over a strip of rows, which stays in the cache, before the next; the column that two
// rotations share stays in registers: one load and one store for six operations.
// Source: LAPACK xLASR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and bidiagonal QR algorithms for
// performance, ACM Trans. Math. Softw. 40 (2014).
import { whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
import { times } from './level2Columns.js';
/** Vectors of a strip: with c, s and what is loaded they fill sixteen registers. */
const VECTORS = 8;
/** Bytes that describe a sweep. */
export const SWEEP_BYTES = 16;
/** rotate(rows, A, sweeps, count) */
function buildRotate(m, r) {
    m.func('rotate', ['i32', 'i32', 'i32', 'i32'], 'void', (frame, rows, A, sweeps, count) => {
        const [sweep, left, x, y, n, step, plane] = frame.ints(7);
        const carried = frame.locals('v128', VECTORS);
        const [c, s, loaded] = frame.locals('v128', 3);
        const [c1, s1, carried1, loaded1] = [0, 1, 2, 3].map(() => frame.local(r.type));
        /** All sweeps over the rows of a strip that begins at A. */
        const strip = (start, rotation, end) => [
            sweep.to(sweeps),
            left.to(count),
            times(left, [
                x.to(i32.add(A, i32.load(sweep))),
                n.to(i32.load(sweep, 4)),
                step.to(i32.load(sweep, 8)),
                plane.to(i32.load(sweep, 12)),
                ...start,
                times(n, [y.to(i32.add(x, step)), ...rotation, x.to(y), plane.plus(2 * r.bytes)]),
                ...end,
                sweep.plus(SWEEP_BYTES),
            ]),
        ];
        const vectors = (width) => {
            const mine = carried.slice(0, width);
            const each = (body) => mine.flatMap((v, i) => body(v, 16 * i));
            const turn = (v, offset) => [
                loaded.set(v128.load(y, offset)),
                v128.store(x, r.vadd(r.vmul(c, v), r.vmul(s, loaded)), offset),
                v.set(r.vsub(r.vmul(c, loaded), r.vmul(s, v))),
            ];
            return strip(each((v, offset) => [v.set(v128.load(x, offset))]), [c.set(r.loadSplat(plane)), s.set(r.loadSplat(plane, r.bytes)), ...each(turn)], each((v, offset) => [v128.store(x, v, offset)]));
        };
        const across = (height, body) => whileLoop(i32.ge(rows, height), [...body, A.plus(height * r.bytes), rows.plus(-height)]);
        return [
            across(VECTORS * r.lanes, vectors(VECTORS)),
            across(r.lanes, vectors(1)),
            across(1, strip([carried1.set(r.load(x))], [
                c1.set(r.load(plane)),
                s1.set(r.load(plane, r.bytes)),
                loaded1.set(r.load(y)),
                r.store(x, r.add(r.mul(c1, carried1), r.mul(s1, loaded1))),
                carried1.set(r.sub(r.mul(c1, loaded1), r.mul(s1, carried1))),
            ], [r.store(x, carried1)])),
        ];
    });
}
const kernel = (r) => ({
    name: `rotations-${r.prec}`,
    build(m) {
        buildRotate(m, r);
    },
});
export const rotations = { s: kernel(single), d: kernel(double) };
