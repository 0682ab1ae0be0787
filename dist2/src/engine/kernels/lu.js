// LU factorization with partial pivoting, the parts that are not products, on one thread.
//   panel  P A = L U for a few columns, column after column: search, interchange, scale, update of the columns to the right
//   swap   row interchanges i <-> ipiv(i), i = first..last - 1 (backwards if not forward), of `count` columns
// Storage   column-major, addresses and leading dimensions in bytes. Pivots are 32-bit integers, as in LAPACK rows of the whole matrix
//           counted from 1: a panel is given the index of its first row; swap is given the address of row 0 of its columns, and row numbers
//           from 0.
// Rules     the pivot is the largest |x|, the first of equals; NaN counts as the largest, and the first NaN is taken: a pivot is a row of
//           the panel whatever it holds. A column of zeros is left as it is; panel returns the 1-based number of the first one, or 0.
// Source    LAPACK xGETF2, xLASWP.
import { brIf, int, loop, range, ret, when, whileLoop, } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
const I = 'i32';
const build = (r) => ({
    name: `${r.prec}lu`,
    build: (m) => {
        panel(m, r);
        swap(m, r);
    },
});
/** Exports panel (m, n, A, lda, ipiv, base) and swap (count, A, lda, ipiv, first, last, forward). */
export const luKernels = { s: build(single), d: build(double) };
/** Exports swap: two singles move as a double does, bit by bit, two doubles as a vector. */
export const swapKernels = {
    ...luKernels,
    c: luKernels.d,
    z: {
        name: 'zswap',
        build: (m) => swap(m, { type: 'v128', shift: 4, load: v128.load, store: v128.store }),
    },
};
function panel(m, r) {
    const search = searcher(m, r);
    const eliminate = eliminator(m, r);
    const exchange = exchanger(m, r);
    // Least |x| whose reciprocal does not overflow: LAPACK's lamch('S').
    const safe = r.const(r.bytes === 4 ? 2 ** -126 : 2 ** -1022);
    m.func('panel', [I, I, I, I, I, I], I, (frame, rows, cols, A, lda, ipiv, base) => {
        const [k, steps, info, p, j, column, diagonal, end] = frame.ints(8);
        const pivot = frame.local(r.type);
        const below = i32.add(diagonal, r.bytes);
        return [
            info.to(0),
            steps.to(i32.min(rows, cols)),
            column.to(A),
            range(k, 0, steps, 1, [
                diagonal.to(i32.add(column, i32.shl(k, r.shift))),
                end.to(i32.add(column, i32.shl(rows, r.shift))),
                p.to(m.call(search, diagonal, end)),
                i32.store(i32.add(ipiv, i32.shl(k, 2)), i32.add(i32.add(base, 1), i32.shrU(i32.sub(p, column), r.shift))),
                pivot.set(r.load(p)),
                when(r.eq(pivot, r.const(0)), [when(i32.eqz(info), [info.to(i32.add(k, 1))])], [
                    p.to(i32.sub(p, column)),
                    when(i32.ne(p, i32.shl(k, r.shift)), [m.call(exchange, cols, A, lda, p, i32.shl(k, r.shift))]),
                    ...scale(frame, r, below, end, pivot, safe),
                ]),
                j.to(column),
                range(p, i32.add(k, 1), cols, 1, [j.plus(lda), m.call(eliminate, below, end, i32.add(j, i32.shl(k, r.shift)))]),
                column.plus(lda),
            ]),
            ret(info),
        ];
    });
}
/** (from, end): the address of the pivot among at least one element. */
function searcher(m, r) {
    return m.func(undefined, [I, I], I, (frame, from, end) => {
        const p = frame.int();
        const [most, nan, x] = frame.locals('v128', 3);
        const best = frame.local(r.type);
        const fits = i32.geU(i32.sub(end, p), 16);
        const better = r.gt(r.abs(r.load(p)), best);
        return [
            p.to(from),
            most.set(r.vconst(0)),
            nan.set(r.vconst(0)),
            // The maximum that passes NaN on takes eight instructions, one behind the other: NaN is found apart from it.
            whileLoop(fits, [
                x.set(v128.load(p)),
                most.set(r.vpmax(most, r.vabs(x))),
                nan.set(v128.or(nan, r.vne(x, x))),
                p.plus(16),
            ]),
            best.set(r.const(0)),
            ...Array.from({ length: r.lanes }, (_, lane) => best.set(r.max(best, r.extract(most, lane)))),
            whileLoop(i32.ne(p, end), [
                x.set(r.splat(r.load(p))),
                nan.set(v128.or(nan, r.vne(x, x))),
                when(better, [best.set(r.abs(r.load(p)))]),
                p.plus(r.bytes),
            ]),
            p.to(from),
            when(v128.anyTrue(nan), firstThat(r, p, end, x, (v) => r.vne(v, v)), [most.set(r.splat(best)), ...firstThat(r, p, end, x, (v) => r.veq(r.vabs(v), most))]),
            ret(p),
        ];
    });
}
/** Moves p to the first element of which the test is true; there is one before `end`. */
function firstThat(r, p, end, x, test) {
    const fits = i32.geU(i32.sub(end, p), 16);
    const missed = i32.eqz(v128.anyTrue(test(x)));
    return [
        when(fits, [loop((again) => [x.set(v128.load(p)), when(missed, [p.plus(16), brIf(again, fits)])])]),
        when(i32.ne(p, end), [
            loop((again) => [x.set(r.splat(r.load(p))), when(missed, [p.plus(r.bytes), brIf(again, i32.ne(p, end))])]),
        ]),
    ];
}
/** x := x / pivot from an address on; multiplying by the reciprocal is faster where it cannot overflow. */
function scale(frame, r, from, end, pivot, safe) {
    const p = frame.int();
    const factors = frame.local('v128');
    const factor = frame.local(r.type);
    const fits = i32.geU(i32.sub(end, p), 16);
    return [
        p.to(from),
        when(r.ge(r.abs(pivot), safe), [
            factor.set(r.div(r.const(1), pivot)),
            factors.set(r.splat(factor)),
            whileLoop(fits, [v128.store(p, r.vmul(v128.load(p), factors)), p.plus(16)]),
            whileLoop(i32.ne(p, end), [r.store(p, r.mul(r.load(p), factor)), p.plus(r.bytes)]),
        ], [whileLoop(i32.ne(p, end), [r.store(p, r.div(r.load(p), pivot)), p.plus(r.bytes)])]),
    ];
}
/** (from, end, u): the elements below u := themselves minus u times the elements from..end. */
function eliminator(m, r) {
    return m.func(undefined, [I, I, I], 'void', (frame, from, end, to) => {
        const u = frame.local(r.type);
        const us = frame.local('v128');
        const next = (bytes) => [from.plus(bytes), to.plus(bytes)];
        const step = (v) => v128.store(to, r.vsub(v128.load(to, 16 * v), r.vmul(v128.load(from, 16 * v), us)), 16 * v);
        return [
            u.set(r.load(to)),
            us.set(r.splat(u)),
            to.plus(r.bytes),
            whileLoop(i32.geU(i32.sub(end, from), 32), [step(0), step(1), ...next(32)]),
            whileLoop(i32.ne(from, end), [r.store(to, r.sub(r.load(to), r.mul(r.load(from), u))), ...next(r.bytes)]),
        ];
    });
}
/** (count, A, lda, p, q): the elements p and q bytes below the top of each column change places. */
function exchanger(m, r) {
    return m.func(undefined, [I, I, I, I, I], 'void', (frame, count, A, lda, p, q) => {
        const j = frame.int();
        const x = frame.local(r.type);
        return [
            range(j, 0, count, 1, [
                x.set(r.load(i32.add(A, p))),
                r.store(i32.add(A, p), r.load(i32.add(A, q))),
                r.store(i32.add(A, q), x),
                A.plus(lda),
            ]),
        ];
    });
}
/** Columns that an interchange is applied to at a time: pivots are read once for all of them. */
const COLUMNS = 4;
function swap(m, r) {
    const some = [COLUMNS, 1].map((cols) => m.func(undefined, [I, I, I, I, I, I], 'void', (frame, A, lda, ipiv, first, last, step) => {
        const [i, p, q] = frame.ints(3);
        const columns = [A, ...frame.ints(cols - 1)];
        const [x, y] = [frame.local(r.type), frame.local(r.type)];
        return [
            ...columns.slice(1).map((column, c) => column.to(i32.add(columns[c], lda))),
            i.to(first),
            whileLoop(i32.ne(i, last), [
                p.to(i32.shl(i, r.shift)),
                q.to(i32.shl(i32.sub(i32.load(i32.add(ipiv, i32.shl(i, 2))), 1), r.shift)),
                ...columns.flatMap((column) => [
                    x.set(r.load(i32.add(column, p))),
                    y.set(r.load(i32.add(column, q))),
                    r.store(i32.add(column, p), y),
                    r.store(i32.add(column, q), x),
                ]),
                i.plus(step),
            ]),
        ];
    }));
    const [four, one] = some;
    m.func('swap', [I, I, I, I, I, I, I], 'void', (frame, count, A, lda, ipiv, first, last, forward) => {
        const [j, step, from] = frame.ints(3);
        const call = (f) => m.call(f, A, lda, ipiv, from, last, step);
        return [
            from.to(first),
            step.to(int(1)),
            when(i32.eqz(forward), [from.to(i32.sub(last, 1)), last.to(i32.sub(first, 1)), step.to(-1)]),
            range(j, 0, i32.sub(count, COLUMNS - 1), COLUMNS, [call(four), A.plus(i32.mul(lda, COLUMNS))]),
            range(j, j, count, 1, [call(one), A.plus(lda)]),
        ];
    });
}
