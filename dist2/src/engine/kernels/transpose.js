// Transposition of a matrix in WebAssembly, between two places in memory.
//
//   transpose  B := A^T
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. A and B share no element.
// Mapping: a call is one thread's part. As many columns of A at once as fill a cache line of B, a square of vectors at a time, which is
// transposed in registers: columns a power of two apart share few sets of the caches, so that a line is written whole before the next.
import { whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
import { transposed } from './gemmPack.js';
import { times } from './level2Columns.js';
const LINE = 64;
/** transpose(m, n, A, lda, B, ldb): A is m x n. */
function buildTranspose(m, r) {
    const I = 'i32';
    const wide = LINE / r.bytes;
    /** So many columns of A, element by element, or by squares. */
    const few = m.func(undefined, [I, I, I, I, I, I], 'void', (frame, rows, cols, A, lda, B, ldb) => {
        const [left, a, b] = frame.ints(3);
        return [
            times(rows, [
                left.to(cols),
                a.to(A),
                b.to(B),
                times(left, [r.store(b, r.load(a)), a.plus(lda), b.plus(r.bytes)]),
                A.plus(r.bytes),
                B.plus(ldb),
            ]),
        ];
    });
    const line = m.func(undefined, [I, I, I, I, I], 'void', (frame, rows, A, lda, B, ldb) => {
        const square = frame.locals('v128', r.lanes);
        const [a, b] = frame.ints(2);
        const squares = Array.from({ length: wide / r.lanes }, (_, k) => [
            ...square.flatMap((v) => [v.set(v128.load(a)), a.plus(lda)]),
            b.to(B),
            ...transposed(r, square).flatMap((v) => [v128.store(b, v, 16 * k), b.plus(ldb)]),
        ]).flat();
        return [
            whileLoop(i32.ge(rows, r.lanes), [
                a.to(A),
                ...squares,
                A.plus(16),
                B.plus(i32.mul(ldb, r.lanes)),
                rows.plus(-r.lanes),
            ]),
            m.call(few, rows, wide, A, lda, B, ldb),
        ];
    });
    m.func('transpose', [I, I, I, I, I, I], 'void', (_frame, rows, cols, A, lda, B, ldb) => [
        whileLoop(i32.ge(cols, wide), [
            m.call(line, rows, A, lda, B, ldb),
            A.plus(i32.mul(lda, wide)),
            B.plus(LINE),
            cols.plus(-wide),
        ]),
        m.call(few, rows, cols, A, lda, B, ldb),
    ]);
}
const kernel = (r) => ({
    name: `transpose-${r.prec}`,
    build(m) {
        buildTranspose(m, r);
    },
});
export const transposition = { s: kernel(single), d: kernel(double) };
