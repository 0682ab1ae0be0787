/** B := A^T for an m x n matrix A. */
export function transposeRef(m, n, A, B) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const [from, to] = [parts * (A.off + i + j * A.ld), parts * (B.off + j + i * B.ld)];
            B.data[to] = A.data[from];
            if (parts === 2)
                B.data[to + 1] = A.data[from + 1];
        }
    }
}
