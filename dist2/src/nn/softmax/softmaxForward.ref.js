/** Y(:, j) := softmax of X(:, j), or its logarithm. */
export function softmaxForwardRef(m, n, X, Y, log) {
    for (let j = 0; j < n; j++) {
        const [x, y] = [X.off + j * X.ld, Y.off + j * Y.ld];
        let largest = -Infinity;
        for (let i = 0; i < m; i++)
            largest = Math.max(largest, X.data[x + i]);
        // Of an infinite largest element the differences are NaN, and with them all of the column.
        let sum = 0;
        for (let i = 0; i < m; i++)
            sum += Math.exp(X.data[x + i] - largest);
        for (let i = 0; i < m; i++) {
            const z = X.data[x + i] - largest;
            Y.data[y + i] = log ? z - Math.log(sum) : Math.exp(z) / sum;
        }
    }
}
