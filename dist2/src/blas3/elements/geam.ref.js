// GEAM in TypeScript. Host memory only.
import { im, isZero, re } from '../../core/complex.js';
/** C := alpha op(A) + beta op(B), m x n. With alpha = 0 A is not read, with beta = 0 B is not. */
export function geamRef(transA, transB, m, n, alpha, A, beta, B, C) {
    const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
    const [rowB, colB] = transB === 'n' ? [1, B.ld] : [B.ld, 1];
    const pair = new Float64Array(2);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const [a, b, c] = [A.off + i * rowA + j * colA, B.off + i * rowB + j * colB, C.off + i + j * C.ld];
            if (C.parts === 2) {
                pair.fill(0);
                addTerm(pair, alpha, A.data, a, transA === 'c');
                addTerm(pair, beta, B.data, b, transB === 'c');
                C.data.set(pair, 2 * c);
            }
            else {
                const first = isZero(alpha) ? 0 : re(alpha) * A.data[a];
                const second = isZero(beta) ? 0 : re(beta) * B.data[b];
                C.data[c] = first + second;
            }
        }
    }
}
/**
 * sum := sum + factor x, or factor conj(x), with the pair x at element p. A factor without an imaginary part multiplies as a real number,
 * in which infinity stays infinity.
 */
function addTerm(sum, factor, x, p, conjugates) {
    if (isZero(factor))
        return;
    const real = x[2 * p];
    const imaginary = conjugates ? -x[2 * p + 1] : x[2 * p + 1];
    sum[0] = sum[0] + re(factor) * real;
    sum[1] = sum[1] + re(factor) * imaginary;
    if (im(factor) === 0)
        return;
    sum[0] = sum[0] - im(factor) * imaginary;
    sum[1] = sum[1] + im(factor) * real;
}
