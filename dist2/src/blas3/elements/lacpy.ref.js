import { rowsOf } from './part.ref.js';
/** B := A for the part `uplo` of an m x n matrix. */
export function lacpyRef(uplo, m, n, A, B) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsOf(uplo, m, j);
        const [a, b] = [parts * (A.off + j * A.ld), parts * (B.off + j * B.ld)];
        for (let p = parts * first; p < parts * last; p++)
            B.data[b + p] = A.data[a + p];
    }
}
