// Between one triangle of a symmetric matrix and full storage, on one thread.
//   expand  W := columns j0..j0 + w of the symmetric matrix of which A holds a triangle; W has n rows, one column behind the other
//   merge   C := W + beta C on a triangle of order n; W is square, its columns behind each other; with beta = 0 C is not read
// Storage   addresses and leading dimensions in bytes; the other triangle of A is not read, that of C neither read nor written.
import { memoryCopy, range, when, whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
const I = 'i32';
const build = (r) => ({
    name: `${r.prec}symmetric`,
    build: (m) => {
        expand(m, r);
        merge(m, r);
    },
});
/** Exports expand (n, lower, A, lda, j0, w, W) and merge (n, lower, W, C, ldc, beta). */
export const symmetricKernels = { s: build(single), d: build(double) };
function expand(m, r) {
    m.func('expand', [I, I, I, I, I, I, I], 'void', (frame, n, lower, A, lda, j0, w, W) => {
        const [i, j, row, column] = frame.ints(4);
        const size = (count) => i32.shl(count, r.shift);
        const mirrored = [r.store(i32.add(W, size(i)), r.load(row)), row.plus(lda)];
        return [
            range(j, j0, i32.add(j0, w), 1, [
                column.to(i32.add(A, i32.mul(j, lda))),
                // A(j, i) for the rows that are not stored in column j
                when(lower, [
                    row.to(i32.add(A, size(j))),
                    range(i, 0, j, 1, mirrored),
                    memoryCopy(i32.add(W, size(j)), i32.add(column, size(j)), i32.shl(i32.sub(n, j), r.shift)),
                ], [
                    memoryCopy(W, column, i32.shl(i32.add(j, 1), r.shift)),
                    row.to(i32.add(i32.add(A, size(j)), i32.mul(i32.add(j, 1), lda))),
                    range(i, i32.add(j, 1), n, 1, mirrored),
                ]),
                W.plus(size(n)),
            ]),
        ];
    });
}
function merge(m, r) {
    m.func('merge', [I, I, I, I, I, r.type], 'void', (frame, n, lower, W, C, ldc, beta) => {
        const [j, w, c, end] = frame.ints(4);
        const betas = frame.local('v128');
        const next = (bytes) => [w.plus(bytes), c.plus(bytes)];
        const whole = i32.geU(i32.sub(end, w), 16);
        return [
            betas.set(r.splat(beta)),
            range(j, 0, n, 1, [
                w.to(W),
                c.to(C),
                end.to(i32.add(W, i32.shl(n, r.shift))),
                when(lower, [w.plus(i32.shl(j, r.shift)), c.plus(i32.shl(j, r.shift))], [end.to(i32.add(W, i32.shl(i32.add(j, 1), r.shift)))]),
                when(r.eq(beta, r.const(0)), [memoryCopy(c, w, i32.sub(end, w))], [
                    whileLoop(whole, [v128.store(c, r.vadd(v128.load(w), r.vmul(betas, v128.load(c)))), ...next(16)]),
                    whileLoop(i32.ne(w, end), [r.store(c, r.add(r.load(w), r.mul(beta, r.load(c)))), ...next(r.bytes)]),
                ]),
                W.plus(i32.shl(n, r.shift)),
                C.plus(ldc),
            ]),
        ];
    });
}
