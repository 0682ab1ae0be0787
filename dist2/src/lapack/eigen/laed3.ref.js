/**
 * z of which the roots are the exact eigenvalues: z_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i) / rho, the constant left out;
 * signs as in z.
 */
export function loewnerRef(d, z, { origins, distances }, into) {
    const k = d.length;
    const from = Float64Array.from(origins, (o) => d[o]);
    for (let i = 0; i < k; i++) {
        const pole = d[i];
        let product = from[i] - pole + distances[i];
        for (let j = 0; j < k; j++)
            if (j !== i)
                product *= (from[j] - pole + distances[j]) / (d[j] - pole);
        into[i] = Math.sqrt(Math.abs(product)) * (z[i] < 0 ? -1 : 1);
    }
}
/** The eigenvectors, rows in the order of `places`. `w`: as loewnerRef makes it. */
export function laed3Ref({ poles: d, places }, w, { origins, distances }, { data, off, ld }) {
    const k = d.length;
    const column = new Float64Array(k);
    for (let j = 0; j < k; j++) {
        const [from, distance] = [d[origins[j]], distances[j]];
        let sum = 0;
        for (let i = 0; i < k; i++) {
            const x = w[i] / (d[i] - from - distance);
            column[i] = x;
            sum += x * x;
        }
        const scale = 1 / Math.sqrt(sum);
        for (let i = 0; i < k; i++)
            data[off + places[i] + j * ld] = column[i] * scale;
    }
}
/**
 * The eigenvalues of both halves together, in the order of their columns: the roots, then what was deflated. Returns the columns in the
 * order of their values.
 */
export function mergedValues(left, { origins, distances }, into) {
    const { k, poles, values } = left;
    for (let j = 0; j < k; j++)
        into[j] = poles[origins[j]] + distances[j];
    into.set(values, k);
    return mergedOrder(k, k + values.length, into);
}
/** The columns in the order of n values, of which the first k ascend. */
export function mergedOrder(k, n, values) {
    const gone = Int32Array.from({ length: n - k }, (_, j) => k + j).sort((i, j) => values[i] - values[j]);
    const order = new Int32Array(n);
    for (let i = 0, j = 0; i + j < n;) {
        const root = j >= n - k || (i < k && values[i] <= values[gone[j]]);
        order[i + j] = root ? i : gone[j];
        if (root)
            i++;
        else
            j++;
    }
    return order;
}
