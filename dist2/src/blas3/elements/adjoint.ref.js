import { transposeRef } from './transpose.ref.js';
/** B := A^H for an m x n matrix A: of real numbers A^T. */
export function adjointRef(m, n, A, B) {
    if (A.parts !== 2)
        return transposeRef(m, n, A, B);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const [p, q] = [2 * (A.off + i + j * A.ld), 2 * (B.off + j + i * B.ld)];
            B.data[q] = A.data[p];
            B.data[q + 1] = -A.data[p + 1];
        }
    }
}
