// How good factors of a symmetric matrix are, by products on the GPU: they are as accurate as what they judge, by some units.
import { gemm, lacpy, lange, laset } from '../../src/index.js';
const ULP = 2 ** -23;
/** The matrix with these elements on the diagonal and, if there are any, beside it. */
function tridiagonal(context, type, n, d, e) {
    const parts = type === 'c' ? 2 : 1;
    const dense = new Float32Array(parts * n * n);
    for (let i = 0; i < n; i++) {
        dense[parts * (i + i * n)] = d[i];
        if (e !== undefined && i + 1 < n)
            dense[parts * (i + 1 + i * n)] = dense[parts * (i + (i + 1) * n)] = e[i];
    }
    return context.upload(type, dense);
}
/** |A - Q T Q^H| / (|A| n ulp), |I - Q^H Q| / (n ulp). */
export async function reductionErrors(context, { n, given, T, Q }) {
    const values = await context.download(T);
    const middle = tridiagonal(context, Q.type, n, values, values.subarray(n));
    const errors = await factorErrors(context, { n, given, middle, Q });
    middle.dispose();
    return errors;
}
/** |A - Q W Q^H| / (|A| n ulp), |I - Q^H Q| / (n ulp). */
export async function eigenErrors(context, { n, given, W, Q }) {
    const middle = tridiagonal(context, Q.type, n, await context.download(W));
    const errors = await factorErrors(context, { n, given, middle, Q });
    middle.dispose();
    return errors;
}
/** The same of any Q and the matrix in the middle. */
export async function factorErrors(context, { n, given, middle, Q, right }) {
    const { queue } = context;
    const { type } = Q;
    const square = { m: n, n, k: n, lda: n, ldb: n, ldc: n };
    const [work, rest, result] = [context.alloc(type, n * n), context.alloc(type, n * n), context.alloc('s', 3)];
    const norm = (A, k) => lange(queue, { norm: '1', m: n, n, A, lda: n, result: result.at(k) });
    await norm(given, 0);
    await gemm(queue, { ...square, alpha: 1, A: Q, B: middle, beta: 0, C: work });
    await lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: rest, ldb: n });
    await gemm(queue, { ...square, transB: right ? 'n' : 'c', alpha: -1, A: work, B: right ?? Q, beta: 1, C: rest });
    await norm(rest, 1);
    await laset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: rest, lda: n });
    await gemm(queue, { ...square, transA: 'c', alpha: -1, A: Q, B: Q, beta: 1, C: rest });
    await norm(rest, 2);
    const [one, residual, unit] = await context.download(result);
    for (const buffer of [work, rest, result])
        buffer.dispose();
    return [residual / (one * n * ULP), unit / (n * ULP)];
}
