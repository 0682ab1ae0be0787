/** C := diag(x) A (side 'l') or A diag(x) (side 'r'), m x n. The ld of x is its increment; a negative one starts at the far end. */
export function dgmmRef(side, m, n, A, x, C) {
    const length = side === 'l' ? m : n;
    const first = x.ld < 0 ? x.off - (length - 1) * x.ld : x.off;
    for (let j = 0; j < n; j++) {
        const [a, c] = [A.off + j * A.ld, C.off + j * C.ld];
        for (let i = 0; i < m; i++) {
            const factor = first + (side === 'l' ? i : j) * x.ld;
            if (C.parts !== 2) {
                C.data[c + i] = x.data[factor] * A.data[a + i];
                continue;
            }
            const [real, imaginary] = [x.data[2 * factor], x.data[2 * factor + 1]];
            const [p, q] = [2 * (a + i), 2 * (c + i)];
            C.data[q] = real * A.data[p] - imaginary * A.data[p + 1];
            C.data[q + 1] = real * A.data[p + 1] + imaginary * A.data[p];
        }
    }
}
