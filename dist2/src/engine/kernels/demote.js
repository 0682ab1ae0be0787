// Doubles to singles, with what a refinement wants to know of a matrix besides: the sums of its rows and its largest single.
//   demote  columns j0..j1-1 of S := those of A, all of them (uplo 0) or of a lower (1) or upper (2) triangle with its diagonal;
//           sums(i) += |A(i, j)|, and of a triangle sums(j) += |A(i, j)| for i other than j, as for a symmetric matrix;
//           largest(0..3) := the largest magnitudes in S, wherever in it; NaN does not count there, but does in the sums.
// Storage   A and S are the addresses of column j0, leading dimensions in bytes; sums holds n doubles, and is added to.
// Mapping   a call is one thread's part, with sums of its own; in strips of rows whose sums stay in the first-level cache.
import { range, select, when, whileLoop } from '../assembler.js';
import { double, f32x4FromF64, i32, lanes, single, v128 } from '../ops.js';
const I = 'i32';
/** Rows of a strip. */
const STRIP = 1024;
/** The lower halves of two vectors. */
const JOINED = lanes(4, [0, 1, 4, 5]);
/** Exports demote (n, uplo, j0, j1, A, lda, S, lds, sums, largest). */
export const demoteKernel = {
    name: 'demote',
    build(m) {
        m.func('demote', [I, I, I, I, I, I, I, I, I, I], 'void', (frame, n, uplo, j0, j1, A, lda, S, lds, sums, largest) => {
            const [i, j, end, first, count] = frame.ints(5);
            const [a, s, t, columnA, columnS] = frame.ints(5);
            const [most, low, high, column] = frame.locals('v128', 4);
            const value = frame.local('f64');
            const add = (x, offset) => v128.store(t, double.vadd(v128.load(t, offset), x), offset);
            const four = [
                low.set(v128.load(a)),
                high.set(v128.load(a, 16)),
                v128.store(s, v128.shuffle(f32x4FromF64(low), f32x4FromF64(high), JOINED)),
                most.set(single.vpmax(most, single.vabs(v128.load(s)))),
                low.set(double.vabs(low)),
                high.set(double.vabs(high)),
                add(low, 0),
                add(high, 16),
                column.set(double.vadd(column, double.vadd(low, high))),
                ...[a.plus(32), s.plus(16), t.plus(32), count.plus(-4)],
            ];
            const one = [
                value.set(double.load(a)),
                single.store(s, single.fromDouble(value)),
                most.set(single.vpmax(most, single.vabs(single.splat(single.load(s))))),
                value.set(double.abs(value)),
                double.store(t, double.add(double.load(t), value)),
                column.set(double.replace(column, 0, double.add(double.extract(column, 0), value))),
                ...[a.plus(8), s.plus(4), t.plus(8), count.plus(-1)],
            ];
            const own = i32.add(sums, i32.shl(j, 3));
            const diagonal = double.abs(double.load(i32.add(columnA, i32.shl(j, 3))));
            return [
                most.set(v128.zero()),
                range(i, 0, n, STRIP, [
                    columnA.to(A),
                    columnS.to(S),
                    range(j, j0, j1, 1, [
                        first.to(select(i32.eq(uplo, 1), i32.max(i, j), i)),
                        end.to(i32.min(n, i32.add(i, STRIP))),
                        end.to(select(i32.eq(uplo, 2), i32.min(end, i32.add(j, 1)), end)),
                        count.to(i32.sub(end, first)),
                        a.to(i32.add(columnA, i32.shl(first, 3))),
                        s.to(i32.add(columnS, i32.shl(first, 2))),
                        t.to(i32.add(sums, i32.shl(first, 3))),
                        column.set(v128.zero()),
                        whileLoop(i32.ge(count, 4), four),
                        whileLoop(i32.gt(count, 0), one),
                        // The mirrored elements of the strip, without that on the diagonal
                        when(uplo, [
                            value.set(double.add(double.extract(column, 0), double.extract(column, 1))),
                            when(i32.and(i32.ge(j, i), i32.lt(j, i32.add(i, STRIP))), [value.set(double.sub(value, diagonal))]),
                            double.store(own, double.add(double.load(own), value)),
                        ]),
                        columnA.plus(lda),
                        columnS.plus(lds),
                    ]),
                ]),
                v128.store(largest, most),
            ];
        });
    },
};
