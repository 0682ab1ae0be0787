/** Y(:, j) := (X(:, j) - mean) gamma / sqrt(variance + epsilon) + beta; not `centered`, the mean is taken for 0. */
export function normRef(m, n, epsilon, centered, of) {
    const { X, gamma, beta, Y, mean, rstd } = of;
    if (m === 0)
        return;
    for (let j = 0; j < n; j++) {
        const [x, y] = [X.off + j * X.ld, Y.off + j * Y.ld];
        let [centre, squares] = [0, 0];
        if (centered)
            for (let i = 0; i < m; i++)
                centre += X.data[x + i] / m;
        for (let i = 0; i < m; i++)
            squares += (X.data[x + i] - centre) ** 2;
        const factor = 1 / Math.sqrt(squares / m + epsilon);
        for (let i = 0; i < m; i++) {
            const scale = gamma === undefined ? 1 : gamma.data[gamma.off + i];
            const shift = beta === undefined ? 0 : beta.data[beta.off + i];
            Y.data[y + i] = (X.data[x + i] - centre) * factor * scale + shift;
        }
        if (mean !== undefined)
            mean.data[mean.off + j] = centre;
        if (rstd !== undefined)
            rstd.data[rstd.off + j] = factor;
    }
}
/** The gradients by X, gamma and beta; without a mean it is taken for 0. */
export function normGradientRef(m, n, of) {
    const { X, dY, gamma, mean, rstd, dX, dGamma, dBeta } = of;
    const [byGamma, byBeta] = [new Float64Array(m), new Float64Array(m)];
    const [g, hat] = [new Float64Array(m), new Float64Array(m)];
    for (let j = 0; j < n; j++) {
        const factor = rstd.data[rstd.off + j];
        const centre = mean === undefined ? 0 : mean.data[mean.off + j];
        let [sum, along] = [0, 0];
        for (let i = 0; i < m; i++) {
            const dy = dY.data[dY.off + i + j * dY.ld];
            hat[i] = (X.data[X.off + i + j * X.ld] - centre) * factor;
            g[i] = dy * (gamma === undefined ? 1 : gamma.data[gamma.off + i]);
            byGamma[i] += dy * hat[i];
            byBeta[i] += dy;
            sum += g[i] / m;
            along += (g[i] * hat[i]) / m;
        }
        if (mean === undefined)
            sum = 0;
        for (let i = 0; i < m; i++)
            dX.data[dX.off + i + j * dX.ld] = factor * (g[i] - sum - hat[i] * along);
    }
    for (let i = 0; i < m; i++) {
        if (dGamma !== undefined)
            dGamma.data[dGamma.off + i] = byGamma[i];
        if (dBeta !== undefined)
            dBeta.data[dBeta.off + i] = byBeta[i];
    }
}
