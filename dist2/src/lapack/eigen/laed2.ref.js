// Deflation: what two halves' eigenvalues and the vector between them leave to be solved. In doubles, on the host, for all backends.
// Source: LAPACK xLAED2; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal eigenproblem, SIAM J. Matrix
// Anal. Appl. 16 (1995).
/** Where a column's elements are. */
export const [TOP, DENSE, BOTTOM] = [0, 1, 2];
export const takeRotations = (n) => ({
    count: 0,
    x: new Int32Array(n),
    y: new Int32Array(n),
    c: new Float64Array(n),
    s: new Float64Array(n),
});
/**
 * Deflates diag(d) + beta v v^T, v = (z1, z2) with the last row z1 of the first half's vectors and the first row z2 of the other's. `order`
 * has the n1 + n2 columns by eigenvalue, each half by itself and counted from its own first. `eps`: unit roundoff of the vectors.
 */
export function laed2Ref(n1, n2, values, order, z, beta, eps) {
    const n = n1 + n2;
    const d = values.slice(0, n);
    const sorted = merged(n1, n2, d, order);
    // |v| = sqrt(2)
    const scale = Math.SQRT1_2;
    const v = new Float64Array(n);
    for (let i = 0; i < n; i++)
        v[i] = (i >= n1 && beta < 0 ? -scale : scale) * z[i];
    const rho = Math.abs(2 * beta);
    let most = 0;
    let largest = 0;
    for (let i = 0; i < n; i++) {
        most = Math.max(most, Math.abs(v[i]));
        largest = Math.max(largest, Math.abs(d[i]));
    }
    const tol = 8 * eps * Math.max(largest, most);
    const rotations = takeRotations(n);
    const type = new Uint8Array(n).fill(BOTTOM);
    type.fill(TOP, 0, n1);
    const [kept, gone] = [new Int32Array(n), new Int32Array(n)];
    let [k, out] = [0, 0];
    // The last column that is not deflated yet, which the next may be rotated against
    let before = -1;
    for (let l = 0; l < n; l++) {
        const j = sorted[l];
        if (rho * Math.abs(v[j]) <= tol) {
            gone[out++] = j;
            continue;
        }
        if (before >= 0) {
            const length = Math.sqrt(v[j] * v[j] + v[before] * v[before]);
            const [c, s] = [v[j] / length, -v[before] / length];
            if (Math.abs((d[j] - d[before]) * c * s) <= tol) {
                v[j] = length;
                if (type[j] !== type[before])
                    type[j] = DENSE;
                rotations.x[rotations.count] = before;
                rotations.y[rotations.count] = j;
                rotations.c[rotations.count] = c;
                rotations.s[rotations.count++] = s;
                const [a, b] = [d[before], d[j]];
                d[before] = a * c * c + b * s * s;
                d[j] = a * s * s + b * c * c;
                gone[out++] = before;
            }
            else
                kept[k++] = before;
        }
        before = j;
    }
    if (before >= 0)
        kept[k++] = before;
    return { n1, n2, rotations, rho, ...arranged(kept.subarray(0, k), gone.subarray(0, out), type, d, v) };
}
/** Columns that are kept, by value, in the order of the products, and those that are gone behind them; by column type, value and z. */
export function arranged(kept, gone, type, d, v) {
    const k = kept.length;
    const counts = [0, 0, 0];
    for (const j of kept)
        counts[type[j]]++;
    const [top, dense, bottom] = counts;
    const next = [0, top, top + dense];
    const columns = new Int32Array(k + gone.length);
    const places = new Int32Array(k);
    const [poles, z] = [new Float64Array(k), new Float64Array(k)];
    for (let i = 0; i < k; i++) {
        const j = kept[i];
        const place = next[type[j]]++;
        columns[place] = j;
        places[i] = place;
        poles[i] = d[j];
        z[i] = v[j];
    }
    columns.set(gone, k);
    return { k, top, dense, bottom, columns, places, poles, z, values: Float64Array.from(gone, (j) => d[j]) };
}
/**
 * The columns of both halves, n1 and n2 of them, in the order of their values. The second half begins at column `second`, which its own are
 * counted from.
 */
export function merged(n1, n2, d, order, second = n1) {
    const sorted = new Int32Array(n1 + n2);
    for (let i = 0, j = 0; i + j < n1 + n2;) {
        const a = order[i];
        const b = j < n2 ? second + order[second + j] : 0;
        if (j >= n2 || (i < n1 && d[a] <= d[b])) {
            sorted[i + j] = a;
            i++;
        }
        else {
            sorted[i + j] = b;
            j++;
        }
    }
    return sorted;
}
