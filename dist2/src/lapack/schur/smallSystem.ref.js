// Linear systems of order up to four, in doubles: what Sylvester equations of blocks of a Schur form come to.
/** What systems are solved with: there are thousands of them. */
const order = new Int32Array(4);
const permuted = new Float64Array(4);
/**
 * M x = b, of order `n`, by elimination with complete pivoting; pivots below `least` are replaced by it. M, by rows, and b are overwritten,
 * b with x. Returns whether a pivot was replaced. Source: LAPACK xLASY2.
 */
export function solveSmallRef(n, M, b, least) {
    for (let k = 0; k < n; k++)
        order[k] = k;
    let replaced = false;
    for (let k = 0; k < n; k++) {
        let [most, row, col] = [-1, k, k];
        for (let i = k; i < n; i++)
            for (let j = k; j < n; j++) {
                const size = Math.abs(M[i * n + j]);
                if (size > most) {
                    most = size;
                    row = i;
                    col = j;
                }
            }
        if (row !== k) {
            for (let j = k; j < n; j++)
                exchange(M, k * n + j, row * n + j);
            exchange(b, k, row);
        }
        if (col !== k) {
            for (let i = 0; i < n; i++)
                exchange(M, i * n + k, i * n + col);
            exchange(order, k, col);
        }
        if (most < least) {
            M[k * n + k] = least;
            replaced = true;
        }
        for (let i = k + 1; i < n; i++) {
            const factor = M[i * n + k] / M[k * n + k];
            for (let j = k + 1; j < n; j++)
                M[i * n + j] = M[i * n + j] - factor * M[k * n + j];
            b[i] = b[i] - factor * b[k];
        }
    }
    for (let k = n - 1; k >= 0; k--) {
        let x = b[k];
        for (let j = k + 1; j < n; j++)
            x -= M[k * n + j] * b[j];
        b[k] = x / M[k * n + k];
        permuted[order[k]] = b[k];
    }
    for (let k = 0; k < n; k++)
        b[k] = permuted[k];
    return replaced;
}
function exchange(x, i, j) {
    const kept = x[i];
    x[i] = x[j];
    x[j] = kept;
}
