// Square matrices as the references of matrix functions take them: where they get room for more, and by what they multiply and solve. The
// CPU engine has the same functions compute in its own memory (squares.cpu.ts).
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { modulus } from '../../core/complex.js';
import { entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { gesvRef } from '../../lapack/lu/gesv.ref.js';
/** On host memory, with matrices like A. */
export const squaresRef = (n, A) => ({
    n,
    prec: A.data instanceof Float32Array ? 's' : 'd',
    take: () => ({
        data: vectorLike(A, n * n),
        off: 0,
        ld: Math.max(1, n),
        parts: A.parts,
    }),
    multiply: (X, Y, Z) => gemmBlockedRef('n', 'n', n, n, n, 1, X, Y, 0, Z),
    solve: (X, Y) => gesvRef(n, n, X, new Int32Array(n), 0, Y),
});
/** Y := sum of c X, plus `diagonal` on the diagonal. Y may be one of the X. */
export function combine(n, Y, terms, diagonal = 0) {
    const { parts = 1 } = Y;
    const to = entriesOf(Y);
    const from = terms.map(([c, X]) => [c, entriesOf(X)]);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < parts * n; i++) {
            let sum = i === parts * j ? diagonal : 0;
            for (const [c, X] of from)
                sum += c * X.data[X.off + i + j * X.ld];
            to.data[to.off + i + j * to.ld] = sum;
        }
    }
}
/** |x(i, j)|. */
export function sizeOf({ data, off, ld, parts = 1 }, i, j) {
    const at = off + i + j * ld;
    return parts === 1 ? Math.abs(data[at]) : modulus(data[2 * at], data[2 * at + 1]);
}
/** The largest sum of a column's magnitudes; NaN if there is one. */
export function oneNorm(n, X) {
    let most = 0;
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = 0; i < n; i++)
            sum += sizeOf(X, i, j);
        if (!(sum <= most))
            most = sum;
    }
    return most;
}
/** A bound of the magnitudes of eigenvalues: the lesser of ||X||_1 and ||X||_F. */
export const normBound = (n, X) => Math.min(oneNorm(n, X), distance(n, X, 0));
/** ||X - diagonal I||_F. */
export function distance(n, X, diagonal) {
    const { parts = 1 } = X;
    const { data, off, ld } = entriesOf(X);
    let sum = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < parts * n; i++) {
            const x = data[off + i + j * ld] - (i === parts * j ? diagonal : 0);
            sum += x * x;
        }
    }
    return Math.sqrt(sum);
}
/** The largest magnitude of an element, of a complex one of its larger part; NaN if one is, or is infinite. */
export function largest(n, X) {
    const rows = n * (X.parts ?? 1);
    const { data, off, ld } = entriesOf(X);
    let most = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < rows; i++) {
            const x = Math.abs(data[off + i + j * ld]);
            if (!Number.isFinite(x))
                return Number.NaN;
            most = Math.max(most, x);
        }
    }
    return most;
}
