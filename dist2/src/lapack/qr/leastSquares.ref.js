// What the least-squares routines share: scaling by powers of two, the rank that a diagonal shows, sums of squares. In TypeScript, host
// memory only.
import { rowsOf } from '../../blas3/elements/part.ref.js';
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { precOf } from '../../core/extremes.js';
import { SPACING } from '../../core/leastSquares.js';
import { entriesOf } from '../../core/matrix.js';
/** The largest magnitude of m x n elements, of complex ones of their parts: what scaling goes by. NaN if one is. */
export const largestPart = (m, n, X) => langeRef({ norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: (X.parts ?? 1) * m, n }, entriesOf(X));
/** X := 2^e X, or a triangle of it. In two factors, neither of which leaves the range where the result does not. */
export function scaleByPower(uplo, m, n, X, e) {
    if (e === 0)
        return;
    const { parts = 1 } = X;
    const half = Math.trunc(e / 2);
    const [first, second] = [2 ** half, 2 ** (e - half)];
    for (let j = 0; j < n; j++) {
        const [top, bottom] = rowsOf(uplo, m, j);
        const column = X.off + j * X.ld;
        for (let p = parts * (column + top); p < parts * (column + bottom); p++)
            X.data[p] = X.data[p] * first * second;
    }
}
/** How many elements on the diagonal of R, n x n, which is real, exceed eps rows times the largest one; 0 if one is NaN. */
export function diagonalRank(rows, n, R) {
    const { parts = 1 } = R;
    const sizes = Array.from({ length: n }, (_, i) => Math.abs(R.data[parts * (R.off + i * (R.ld + 1))]));
    const bound = SPACING[precOf(R.data)] * rows * Math.max(0, ...sizes);
    return sizes.filter((size) => size > bound).length;
}
/** out(j) := 2^e times the sum of the squares (of moduli) of rows first..m of column j, e even. Summed in double. */
export function squaresOfRows(m, first, n, X, e, out) {
    const { parts = 1 } = X;
    const { data, off, ld } = entriesOf(X);
    for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let i = parts * first; i < parts * m; i++) {
            const x = data[off + i + j * ld];
            sum += x * x;
        }
        out[j] = sum * 2 ** (e / 2) * 2 ** (e / 2);
    }
}
/** Rows first..m of X := 0. */
export function clearRows(m, first, n, X) {
    const { parts = 1 } = X;
    const { data, off, ld } = entriesOf(X);
    for (let j = 0; j < n; j++)
        data.fill(0, off + parts * first + j * ld, off + parts * Math.max(first, m) + j * ld);
}
