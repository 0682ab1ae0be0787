// GEMV in TypeScript: sums in double precision, column by column. Host memory only.
import { isZero, re } from '../core/complex.js';
import { accumulate, accumulatePairs, addProduct, elements } from './vector.ref.js';
/** y := alpha op(A) x + beta y, A m x n. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not read y. */
export function gemvRef(trans, m, n, alpha, A, x, beta, y) {
    if (m === 0 || n === 0)
        return;
    if (A.parts === 2)
        return complexProduct(trans, m, n, m, n, alpha, A, x, beta, y);
    const sums = new Float64Array(trans === 'n' ? m : n);
    if (!isZero(alpha)) {
        const a = re(alpha);
        const xs = elements(x, trans === 'n' ? n : m);
        for (let j = 0; j < n; j++) {
            const column = A.off + j * A.ld;
            if (trans === 'n') {
                // y := y + A(:, j) alpha x(j)
                const factor = a * xs[j];
                for (let i = 0; i < m; i++)
                    sums[i] += A.data[column + i] * factor;
            }
            else {
                // y(j) := alpha A(:, j)^T x
                let sum = 0;
                for (let i = 0; i < m; i++)
                    sum += A.data[column + i] * xs[i];
                sums[j] = a * sum;
            }
        }
    }
    accumulate(sums, beta, y);
}
/** The same of complex numbers, of A only what lies on kl diagonals below the main one, ku above it and the main one itself. */
export function complexProduct(trans, m, n, kl, ku, alpha, { data, off, ld }, x, beta, y) {
    const sums = new Float64Array(2 * (trans === 'n' ? m : n));
    if (!isZero(alpha)) {
        const xs = elements(x, trans === 'n' ? n : m);
        const sign = trans === 'c' ? -1 : 1;
        for (let j = 0; j < n; j++) {
            const last = Math.min(m, j + kl + 1);
            for (let i = Math.max(0, j - ku); i < last; i++) {
                const p = 2 * (off + i + j * ld);
                const [to, from] = trans === 'n' ? [i, j] : [j, i];
                addProduct(sums, to, data[p], sign * data[p + 1], xs, from);
            }
        }
    }
    accumulatePairs(sums, alpha, beta, y);
}
