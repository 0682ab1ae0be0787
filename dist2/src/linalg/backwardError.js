// Backward errors of what verbs return: residuals in double, on the CPU, of the operands as they were passed.
import { gemmStridedBatched } from '../batched/products/routines.gen.js';
import { larger } from '../core/extremes.js';
import { withBuffers } from './operands.js';
/** max |x(i)|; NaN if an element is. */
function largest(x) {
    let most = 0;
    for (let i = 0; i < x.length; i++)
        most = larger(Math.abs(x[i]), most);
    return most;
}
/** ||x||_2, without overflow. */
function norm2(x) {
    const size = largest(x);
    if (!(size > 0 && size < Infinity))
        return size;
    let sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += (x[i] / size) ** 2;
    return size * Math.sqrt(sum);
}
/** r / (a x + b), of norms whose products may be too large; infinite where r is. */
const part = (r, a, x, b) => (r === 0 ? 0 : 1 / (a * (x / r) + b / r));
/** ||A||_inf of m x n. */
function rowNorm(a, m) {
    const sums = new Float64Array(m);
    for (let j = 0; j < a.length; j += m)
        for (let i = 0; i < m; i++)
            sums[i] = sums[i] + Math.abs(a[j + i]);
    return largest(sums);
}
/** Visits each column with its matrix and what is needed of it. */
function overColumns({ m, n, nrhs, count, a, b, x }, normOf, error) {
    let worst = 0;
    for (let k = 0; k < count; k++) {
        const norm = normOf(a.subarray(k * m * n, (k + 1) * m * n));
        for (let c = k * nrhs; c < (k + 1) * nrhs; c++) {
            const found = error(norm, b.subarray(c * m, (c + 1) * m), x.subarray(c * n, (c + 1) * n), c);
            worst = larger(found, worst);
        }
    }
    return worst;
}
/** B - A X, and with `gradient` A^T (B - A X) too. */
function residuals(context, of, gradient, signal) {
    const { m, n, nrhs, count, a, b, x } = of;
    const doubles = (data) => (data instanceof Float64Array ? data : new Float64Array(data));
    return withBuffers(async (keep) => {
        const [A, R, X] = [a, b, x].map((data) => keep(context.upload('d', doubles(data))));
        const [atA, strideA] = [{ A: A, lda: m }, m * n];
        const inR = { alpha: -1, B: X, ldb: n, strideB: n * nrhs, beta: 1, C: R, ldc: m, strideC: m * nrhs };
        await gemmStridedBatched(context.queue, { m, n: nrhs, k: n, ...atA, strideA, ...inR, batchCount: count }, 'd');
        if (!gradient)
            return [await context.download(R)];
        const inX = { B: R, ldb: m, strideB: m * nrhs, C: X, ldc: n, strideC: n * nrhs };
        const call = { transA: 't', m: n, n: nrhs, k: m, ...atA, strideA, ...inX, batchCount: count };
        await gemmStridedBatched(context.queue, call, 'd');
        return [await context.download(R), await context.download(X)];
    }, signal);
}
const empty = ({ m, n, nrhs, count }) => m * n * nrhs * count === 0;
/**
 * Of A x = b, A square: the largest ||b - A x|| / (||A|| ||x|| + ||b||), infinity norms. So little, of ||A|| and of ||b||, would have to
 * change for x to be exact. Source: J. L. Rigal, J. Gaches, J. ACM 14 (1967).
 */
export async function systemError(context, signal, of) {
    if (empty(of))
        return 0;
    const [r] = await residuals(context, of, false, signal);
    return overColumns(of, (a) => rowNorm(a, of.m), (norm, b, x, c) => {
        const size = largest(r.subarray(c * of.m, (c + 1) * of.m));
        return part(size, norm, largest(x), largest(b));
    });
}
/**
 * Of min ||b - A x||: with r = b - A x the smaller of ||r|| / (||A|| ||x|| + ||b||) and ||A^T r|| / (||A|| ||r||), the largest of all,
 * 2-norms and ||A||_F. If so little of A and b were different x would solve, or minimize, exactly. Source: G. W. Stewart, Research,
 * development and LINPACK, in Mathematical Software III (1977).
 */
export async function leastSquaresError(context, signal, of) {
    if (empty(of))
        return 0;
    const [r, g] = await residuals(context, of, true, signal);
    return overColumns(of, norm2, (norm, b, x, c) => {
        const size = norm2(r.subarray(c * of.m, (c + 1) * of.m));
        if (size === 0)
            return 0;
        const gradient = norm2(g.subarray(c * of.n, (c + 1) * of.n)) / norm / size;
        // Without a gradient, for ||A|| = 0, any x is a minimum.
        return Math.min(part(size, norm, norm2(x), norm2(b)), norm === 0 ? 0 : gradient);
    });
}
