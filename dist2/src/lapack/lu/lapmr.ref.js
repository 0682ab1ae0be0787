/**
 * X(i, :) := X(k(i), :), or backward X(k(i), :) := X(i, :), i = 1, ..., m. Rows count from 1, as in LAPACK; k(i) is k[kOff + i - 1]. An
 * entry that is no row moves nothing; of several that are the same row, backward, the last one stays there.
 */
export function lapmrRef(forward, m, n, X, k, kOff) {
    const { data: x, parts = 1 } = X;
    const column = x.slice(0, parts * m);
    for (let j = 0; j < n; j++) {
        const start = parts * (X.off + j * X.ld);
        column.set(x.subarray(start, start + parts * m));
        for (let i = 0; i < m; i++) {
            const other = k[kOff + i] - 1;
            if (other < 0 || other >= m)
                continue;
            const [to, from] = forward ? [i, other] : [other, i];
            for (let part = 0; part < parts; part++)
                x[start + parts * to + part] = column[parts * from + part];
        }
    }
}
