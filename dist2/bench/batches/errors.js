// Errors of one member of a batch, in double on the host, in units of n eps.
const EPS = 2 ** -23;
const frobenius = (x) => {
    let sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += x[i] ** 2;
    return Math.sqrt(sum);
};
/** A X, A m x n, X n x k. */
function product({ m, n, data }, X, k) {
    const Y = new Float64Array(m * k);
    for (let j = 0; j < k; j++) {
        for (let l = 0; l < n; l++) {
            const x = X[l + j * n];
            for (let i = 0; i < m; i++)
                Y[i + j * m] += data[i + l * m] * x;
        }
    }
    return Y;
}
/** ||X^T X - I|| / (m eps), X m x k. */
function departure(m, k, X) {
    let sum = 0;
    for (let j = 0; j < k; j++) {
        for (let i = 0; i < k; i++) {
            let dot = i === j ? -1 : 0;
            for (let l = 0; l < m; l++)
                dot += X[l + i * m] * X[l + j * m];
            sum += dot * dot;
        }
    }
    return Math.sqrt(sum) / (m * EPS);
}
/** What is told without vectors: the sum of squares, and an order. */
function valuesError(A, w, ascending) {
    for (let i = 1; i < w.length; i++)
        if (!(ascending ? w[i] >= w[i - 1] : w[i] <= w[i - 1]))
            return [Number.NaN];
    const norm = frobenius(A.data);
    return [Math.abs(frobenius(w) - norm) / (A.n * EPS * norm)];
}
/** A Z = Z diag(w), Z^T Z = I. */
export function eigenError(A, w, Z) {
    const { n, data } = A;
    if (Z === undefined)
        return valuesError(A, w, true);
    const Y = product(A, Z, n);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            Y[i + j * n] -= Z[i + j * n] * w[j];
    return [frobenius(Y) / (n * EPS * frobenius(data)), departure(n, n, Z)];
}
/** A V = U diag(s), U^T U = I, V^T V = I; V itself or its transpose is given. */
export function singularError(A, isV, s, U, given) {
    const { m, n, data } = A;
    const k = Math.min(m, n);
    if (U === undefined || given === undefined)
        return valuesError(A, s, false);
    const V = new Float64Array(n * k);
    for (let j = 0; j < k; j++)
        for (let i = 0; i < n; i++)
            V[i + j * n] = isV ? given[i + j * n] : given[j + i * k];
    const Y = product(A, V, k);
    for (let j = 0; j < k; j++)
        for (let i = 0; i < m; i++)
            Y[i + j * m] -= U[i + j * m] * s[j];
    return [frobenius(Y) / (Math.max(m, n) * EPS * frobenius(data)), departure(m, k, U), departure(n, k, V)];
}
/** A V = V W, columns of norm 1. */
export function generalError(A, wr, wi, VR) {
    const { n, data } = A;
    const Y = product(A, VR, n);
    let worst = 0;
    for (let j = 0; j < n; j++) {
        const pair = wi[j] !== 0;
        let norm = 0;
        for (let i = 0; i < n; i++) {
            const [re, im] = [VR[i + j * n], pair ? VR[i + (j + 1) * n] : 0];
            norm += re * re + im * im;
            Y[i + j * n] -= wr[j] * re - wi[j] * im;
            if (pair)
                Y[i + (j + 1) * n] -= wr[j] * im + wi[j] * re;
        }
        worst = Math.max(worst, Math.abs(Math.sqrt(norm) - 1) / (n * EPS));
        if (pair)
            j++;
    }
    return [frobenius(Y) / (n * EPS * frobenius(data)), worst];
}
