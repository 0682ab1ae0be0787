/** '494 x 494, symmetric, 1666 nonzeros (0.7 %)' */
export function shapeText({ rows, cols, nonzeros, symmetry }) {
    const percent = (100 * nonzeros) / (rows * cols);
    const share = rows * cols > 0 ? ` (${percent < 10 ? percent.toPrecision(2) : percent.toFixed(0)} %)` : '';
    const kind = symmetry === 'general' ? '' : `, ${symmetry}`;
    return `${rows} x ${cols}${kind}, ${nonzeros} nonzeros${share}`;
}
/** Whatever the file says. */
export function isSymmetric({ rows: n, cols, a }) {
    if (n !== cols)
        return false;
    for (let j = 0; j < n; j++)
        for (let i = j + 1; i < n; i++)
            if (a[i + j * n] !== a[j + i * n])
                return false;
    return true;
}
/** Whether Cholesky is worth a try: symmetric, with a positive diagonal. */
export function looksDefinite(A) {
    for (let j = 0; j < A.rows; j++)
        if (!(A.a[j * (A.rows + 1)] > 0))
            return false;
    return isSymmetric(A);
}
/** A times ones: the right-hand side whose solution is known. */
export function timesOnes(rows, a) {
    const b = new Float64Array(rows);
    for (let e = 0; e < a.length; e++)
        b[e % rows] = b[e % rows] + a[e];
    return b;
}
