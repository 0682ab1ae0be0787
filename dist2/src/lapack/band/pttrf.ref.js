/**
 * A = L D L^H: A has d (n), which is real, on and e (n - 1) below the diagonal; then d is D and e the subdiagonal of L, whose diagonal is
 * 1. Returns info: 0, or the order, from 1, of the first leading minor that is not positive: d(info) is its pivot, and what is behind it is
 * left as it was. Source: LAPACK xPTTRF; a NaN on the diagonal counts as not positive.
 */
export function pttrfRef(n, d, { data: e, off, ld, parts = 1 }) {
    for (let i = 0; i < n; i++) {
        const pivot = d.data[d.off + i * d.ld];
        if (!(pivot > 0))
            return i + 1;
        if (i === n - 1)
            break;
        const next = d.off + (i + 1) * d.ld;
        let left = d.data[next];
        for (let p = parts * (off + i * ld); p < parts * (off + i * ld + 1); p++) {
            const beside = e[p];
            e[p] = beside / pivot;
            left -= e[p] * beside;
        }
        d.data[next] = left;
    }
    return 0;
}
