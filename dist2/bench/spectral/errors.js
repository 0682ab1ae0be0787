// Errors of eigenvectors and singular vectors from products that the context computes, in units of n eps.
import { dgemm, sgemm } from '../../src/index.js';
const EPS = { s: 2 ** -23, d: 2 ** -52 };
function frobenius(x) {
    let sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += x[i] ** 2;
    return Math.sqrt(sum);
}
/** op(A) B. */
async function product(context, prec, trans, A, B) {
    const [m, k] = trans === 'n' ? [A.rows, A.cols] : [A.cols, A.rows];
    const [a, b] = [context.upload(prec, A.data), context.upload(prec, B.data)];
    const c = context.alloc(prec, m * B.cols);
    const call = {
        transA: trans,
        m,
        n: B.cols,
        k,
        alpha: 1,
        A: a,
        lda: A.rows,
        B: b,
        ldb: B.rows,
        beta: 0,
        C: c,
        ldc: m,
    };
    await (prec === 's' ? sgemm(context, call) : dgemm(context, call));
    const data = (await context.download(c));
    for (const buffer of [a, b, c])
        buffer.dispose();
    return { rows: m, cols: B.cols, data };
}
async function departure(context, prec, X) {
    const { data } = await product(context, prec, 't', X, X);
    for (let i = 0; i < X.cols; i++)
        data[i + i * X.cols] -= 1;
    return frobenius(data) / (X.rows * EPS[prec]);
}
/** ||A X - Y diag(w)|| / (n ||A||) */
async function residual(context, prec, A, X, Y, w) {
    const { data } = await product(context, prec, 'n', A, X);
    for (let j = 0; j < X.cols; j++)
        for (let i = 0; i < Y.rows; i++)
            data[i + j * Y.rows] -= Y.data[i + j * Y.rows] * w[j];
    return frobenius(data) / (X.rows * frobenius(A.data) * EPS[prec]);
}
/** A Z = Z diag(w) and Z^T Z = I. */
export async function spectralErrors(context, prec, A, w, Z) {
    return [await residual(context, prec, A, Z, Z, w), await departure(context, prec, Z)];
}
/** A V = U diag(s), U^T U = I, V^T V = I. */
export async function singularErrors(context, prec, A, s, U, VT) {
    const V = {
        rows: VT.cols,
        cols: VT.rows,
        data: new VT.data.constructor(VT.data.length),
    };
    for (let j = 0; j < V.cols; j++)
        for (let i = 0; i < V.rows; i++)
            V.data[i + j * V.rows] = VT.data[j + i * VT.rows];
    const orthogonality = Math.max(await departure(context, prec, U), await departure(context, prec, V));
    return [await residual(context, prec, A, V, U, s), orthogonality];
}
/** A V = V diag(w) for complex w, their vectors in pairs of columns as geev leaves them. */
export async function geevErrors(context, prec, A, wr, wi, V) {
    const n = A.rows;
    const { data } = await product(context, prec, 'n', A, V);
    const column = (j) => V.data.subarray(j * n, (j + 1) * n);
    for (let j = 0; j < n; j++) {
        const pair = wi[j] !== 0 && j + 1 < n;
        const [x, y] = [column(j), pair ? column(j + 1) : undefined];
        for (let i = 0; i < n; i++) {
            data[i + j * n] -= wr[j] * x[i] - (y === undefined ? 0 : wi[j] * y[i]);
            if (y !== undefined)
                data[i + (j + 1) * n] -= wi[j] * x[i] + wr[j] * y[i];
        }
        if (pair)
            j++;
    }
    return [frobenius(data) / (n * frobenius(A.data) * EPS[prec])];
}
