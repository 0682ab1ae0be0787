/**
 * For i = k1..k2 (backwards if not `forward`): exchange rows i and ipiv(i) of the n columns of A. Rows and pivots count from 1, as in
 * LAPACK; pivot i is ipiv[ipivOff + i - 1]. Pivots must lie in A: they are not checked.
 */
export function laswpRef(n, A, k1, k2, ipiv, ipivOff, forward) {
    const { data: a, parts = 1 } = A;
    const [first, step] = forward ? [k1, 1] : [k2, -1];
    for (let j = 0; j < n; j++) {
        const column = A.off + j * A.ld - 1;
        for (let i = first; i >= k1 && i <= k2; i += step) {
            const other = ipiv[ipivOff + i - 1];
            if (other === i)
                continue;
            for (let part = 0; part < parts; part++) {
                const [p, q] = [parts * (column + i) + part, parts * (column + other) + part];
                const x = a[p];
                a[p] = a[q];
                a[q] = x;
            }
        }
    }
}
