/** dX(:, j) := the gradient by X(:, j), from that by Y(:, j). */
export function softmaxBackwardRef(m, n, Y, dY, dX, log) {
    for (let j = 0; j < n; j++) {
        const [y, dy, dx] = [Y.off + j * Y.ld, dY.off + j * dY.ld, dX.off + j * dX.ld];
        let sum = 0;
        for (let i = 0; i < m; i++)
            sum += log ? dY.data[dy + i] : Y.data[y + i] * dY.data[dy + i];
        for (let i = 0; i < m; i++) {
            const [value, gradient] = [Y.data[y + i], dY.data[dy + i]];
            dX.data[dx + i] = log ? gradient - Math.exp(value) * sum : value * (gradient - sum);
        }
    }
}
