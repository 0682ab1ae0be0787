// Cholesky factorization of a small matrix on one thread.
// Maths     column by column: L(:,j) := (A(:,j) - sum over l < j of L(:,l) L(j,l)) / L(j,j); U^T U is the same on the transpose.
// Storage   lda in bytes. The triangle is copied to scratch as a lower one, in columns of whole vectors over zeros, and copied back.
// Rules     returns 0, or the order of the first leading minor that is not positive definite, NaN among them; its last diagonal element is
//           then stored as it stands, and the columns behind it are as they were. The other triangle is neither read nor written.
// Source    LAPACK xPOTF2.
import { block, br, memoryFill, range, ret, when, whileLoop } from '../assembler.js';
import { double, i32, single, v128 } from '../ops.js';
const I = 'i32';
/** Largest order. */
export const CHOLESKY = 32;
const build = (r) => ({
    name: `${r.prec}cholesky`,
    build: (m) => {
        const step = CHOLESKY * r.bytes;
        // (n, A, lda, lower, out): copies the triangle to scratch or from there.
        const copy = m.func(undefined, [I, I, I, I, I], 'void', (frame, n, A, lda, lower, out) => {
            const [i, j, a, s, down, right] = frame.ints(6);
            const size = r.bytes;
            return [
                when(lower, [down.to(size), right.to(lda)], [down.to(lda), right.to(size)]),
                range(j, 0, n, 1, [
                    a.to(i32.add(A, i32.mul(j, i32.add(lda, size)))),
                    s.to(i32.add(m.scratch, i32.mul(j, step + size))),
                    range(i, j, n, 1, [when(out, [r.store(a, r.load(s))], [r.store(s, r.load(a))]), a.plus(down), s.plus(size)]),
                ]),
            ];
        });
        m.func('potf2', [I, I, I, I], I, (frame, n, A, lda, lower) => {
            const [j, info, row, column, other, end, p] = frame.ints(7);
            const factor = frame.local('v128');
            const root = frame.local(r.type);
            const diagonal = i32.add(column, row);
            // From the vector that holds the diagonal element down; elements above it are written, never used.
            const top = i32.and(row, -16);
            const vectors = (body) => [
                p.to(top),
                whileLoop(i32.lt(p, end), [...body, p.plus(16)]),
            ];
            const at = (base) => i32.add(base, p);
            return [
                info.to(0),
                memoryFill(m.scratch, 0, CHOLESKY * step),
                m.call(copy, n, A, lda, lower, 0),
                end.to(i32.shl(n, r.shift)),
                block((out) => [
                    range(j, 0, n, 1, [
                        row.to(i32.shl(j, r.shift)),
                        column.to(i32.add(m.scratch, i32.mul(j, step))),
                        other.to(m.scratch),
                        whileLoop(i32.ne(other, column), [
                            factor.set(r.loadSplat(i32.add(other, row))),
                            ...vectors([v128.store(at(column), r.vsub(v128.load(at(column)), r.vmul(v128.load(at(other)), factor)))]),
                            other.plus(step),
                        ]),
                        root.set(r.load(diagonal)),
                        when(i32.eqz(r.gt(root, r.const(0))), [info.to(i32.add(j, 1)), br(out)]),
                        root.set(r.sqrt(root)),
                        factor.set(r.splat(root)),
                        ...vectors([v128.store(at(column), r.vdiv(v128.load(at(column)), factor))]),
                        r.store(diagonal, root),
                    ]),
                ]),
                m.call(copy, n, A, lda, lower, 1),
                ret(info),
            ];
        });
    },
});
/** Exports potf2 (n, A, lda, lower). */
export const choleskyKernels = { s: build(single), d: build(double) };
