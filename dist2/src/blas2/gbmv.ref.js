// GBMV in TypeScript: sums in double precision, column by column. Host memory only.
import { isZero, re } from '../core/complex.js';
import { bandMat } from '../core/matrix.js';
import { complexProduct } from './gemv.ref.js';
import { accumulate, elements } from './vector.ref.js';
/**
 * y := alpha op(A) x + beta y, A m x n in band storage. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not
 * read y.
 */
export function gbmvRef(trans, m, n, kl, ku, alpha, A, x, beta, y) {
    if (m === 0 || n === 0)
        return;
    if (A.parts === 2)
        return complexProduct(trans, m, n, kl, ku, alpha, bandMat(A, ku), x, beta, y);
    const sums = new Float64Array(trans === 'n' ? m : n);
    if (!isZero(alpha)) {
        const factor = re(alpha);
        const xs = elements(x, trans === 'n' ? n : m);
        const { data, off, ld } = bandMat(A, ku);
        for (let j = 0; j < n; j++) {
            const column = off + j * ld;
            for (let i = Math.max(0, j - ku); i < Math.min(m, j + kl + 1); i++) {
                // y := y + A(:, j) alpha x(j), or y(j) := alpha A(:, j)^T x
                const a = factor * data[column + i];
                if (trans === 'n')
                    sums[i] += a * xs[j];
                else
                    sums[j] += a * xs[i];
            }
        }
    }
    accumulate(sums, beta, y);
}
