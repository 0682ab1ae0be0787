import { columnView, matrixView, maxOverBatch, normFro, normInf } from './norms.js';
import { columnOf, multiply, signVector, subtract } from './product.js';
import { columnsInf, froDifference, ratio } from './residuals.js';
import { magnitude, minus } from './scalars.js';
/** sqrt(K+2) |alpha| ||A||_F ||B||_F + 2 |beta| ||Cin||_F; 1 when that is zero. */
export function gemmDenominator({ k, alpha, beta, normA, normB, normC, parts }) {
    const product = alpha === 0 ? 0 : Math.sqrt(k + 2) * magnitude(alpha) * normA * normB;
    const addend = beta === 0 ? 0 : 2 * magnitude(beta) * normC;
    const sum = product + addend;
    return sum === 0 ? 1 : (parts === undefined ? 1 : 2 * Math.SQRT2) * sum;
}
/** R1: ||C - Cref||_F over the denominator; sqrt(K) is the statistical growth of rounding errors (Higham 2002, 3.5). */
export const gemmError = (c, cRef, scale) => froDifference(c, cRef) / gemmDenominator({ ...scale, parts: c.parts });
/** alpha op(A) op(B) + beta Cin in doubles, column by column. */
export function gemmExact({ transA, transB, alpha, beta, a, b, cIn }) {
    const { rows, cols, parts } = cIn;
    const exact = matrixView(new Float64Array(rows * cols * (parts ?? 1)), rows, cols, undefined, 0, parts);
    for (let j = 0; j < cols; j++) {
        const column = exact.data.subarray(j * rows * (parts ?? 1), (j + 1) * rows * (parts ?? 1));
        if (alpha !== 0)
            subtract(column, minus(0, alpha), multiply(a, transA, columnOf(b, j, transB)));
        if (beta !== 0)
            subtract(column, minus(0, beta), columnOf(cIn, j));
    }
    return exact;
}
/**
 * R1 without a reference: with E = C - alpha op(A) op(B) - beta Cin and random signs t, E ||E t||^2 = ||E||_F^2, so the
 * root of the mean of ||E t||^2 over some t estimates ||E||_F. An error in one element, or in one column, is found
 * exactly; equal and opposite errors in one row escape one t with probability 1/2, hence more than one by default.
 */
export function gemmVectorCheck(problem, random, vectors = 2) {
    const { transA, transB, alpha, beta, a, b, cIn, c } = problem;
    const { parts } = c;
    const k = transA === 'n' ? a.cols : a.rows;
    let norm = 0; // hypot, because squares of 1e200 or 1e-200 leave the range
    for (let trial = 0; trial < vectors; trial++) {
        const t = signVector(c.cols, random, parts);
        const residual = multiply(c, 'n', t);
        if (alpha !== 0)
            subtract(residual, alpha, multiply(a, transA, multiply(b, transB, t)));
        if (beta !== 0)
            subtract(residual, beta, multiply(cIn, 'n', t));
        norm = Math.hypot(norm, normFro(columnView(residual)));
    }
    const norms = { normA: normFro(a), normB: normFro(b), normC: beta === 0 ? 0 : normFro(cIn) };
    return norm / Math.sqrt(vectors) / gemmDenominator({ k, alpha, beta, ...norms, parts });
}
/**
 * T t for the triangle T of op(A) op(B): row i is row i of op(A) times the sum of t_j times column j of op(B) over the columns that the
 * triangle has there. Those sums grow by one column per row, so that it takes O(n k).
 */
function triangleTimes({ transA, transB, a, b }, uplo, t) {
    const parts = a.parts ?? 1;
    const n = t.length / parts;
    const k = transA === 'n' ? a.cols : a.rows;
    // Imaginary parts behind the real ones: signs are real.
    const [sums, imaginary] = [new Float64Array(k), new Float64Array(k)];
    const product = new Float64Array(n * parts);
    const [rowA, stepA] = transA === 'n' ? [1, a.ld] : [a.ld, 1];
    const [columnB, stepB] = transB === 'n' ? [b.ld, 1] : [1, b.ld];
    const [signA, signB] = [transA === 'c' ? -1 : 1, transB === 'c' ? -1 : 1];
    for (let step = 0; step < n; step++) {
        const i = uplo === 'l' ? step : n - 1 - step;
        const sign = t[i * parts];
        for (let l = 0; l < k; l++) {
            const [p, q] = [(a.offset + i * rowA + l * stepA) * parts, (b.offset + i * columnB + l * stepB) * parts];
            sums[l] += sign * b.data[q];
            product[i * parts] += a.data[p] * sums[l];
            if (parts === 1)
                continue;
            imaginary[l] += sign * signB * b.data[q + 1];
            product[2 * i] -= signA * a.data[p + 1] * imaginary[l];
            product[2 * i + 1] += a.data[p] * imaginary[l] + signA * a.data[p + 1] * sums[l];
        }
    }
    return product;
}
/** R1 of a triangle, estimated as gemmVectorCheck does it. Several products count as one of matrices side by side. */
export function triangleVectorCheck(update, random, vectors = 2) {
    const { uplo, alpha, beta, products, cIn, c } = update;
    const triangle = { uplo, diag: 'n' };
    let norm = 0;
    for (let trial = 0; trial < vectors; trial++) {
        const t = signVector(c.cols, random, c.parts);
        const residual = multiply(c, 'n', t, triangle);
        if (alpha !== 0)
            for (const product of products)
                subtract(residual, product.alpha ?? alpha, triangleTimes(product, uplo, t));
        if (beta !== 0)
            subtract(residual, beta, multiply(cIn, 'n', t, triangle));
        norm = Math.hypot(norm, normFro(columnView(residual)));
    }
    const scale = {
        k: products.reduce((k, { transA, a }) => k + (transA === 'n' ? a.cols : a.rows), 0),
        normA: Math.hypot(...products.map(({ a }) => normFro(a))),
        normB: Math.hypot(...products.map(({ b }) => normFro(b))),
        normC: beta === 0 ? 0 : normFro(cIn, triangle),
    };
    return norm / Math.sqrt(vectors) / gemmDenominator({ ...scale, alpha, beta, parts: c.parts });
}
/** `residual` is that of alpha B. For alpha = 0 X must be zero. */
function trsmRatio(residual, { triangle, alpha, a, x }) {
    if (alpha === 0)
        return normInf(x) === 0 ? 0 : Number.NaN;
    return ratio(residual() / magnitude(alpha), normInf(a, triangle) * normInf(x));
}
/** alpha b - y. */
function scaledMinus(alpha, b, y) {
    const residual = new Float64Array(b.length);
    subtract(residual, minus(0, alpha), b);
    subtract(residual, 1, y);
    return residual;
}
/** R2: ||B - (1/alpha) op(A) X||_I / (||A||_I ||X||_I); on the right X op(A). */
export function trsmError(problem) {
    const { side, triangle, transA, alpha, a, x, b } = problem;
    const product = (j) => side === 'l' ? multiply(a, transA, columnOf(x, j), triangle) : multiply(x, 'n', columnOf(a, j, transA, triangle));
    const column = (j) => scaledMinus(alpha, columnOf(b, j), product(j));
    return trsmRatio(() => columnsInf(b.rows, b.cols, b.parts, column), problem);
}
/**
 * R2 in O(n^2): ||E t||_I in place of ||E||_I for random signs t, the largest over some t. Never more than R2, so it
 * cannot fail a right answer, and on average at least 1/sqrt(2 columns) of it (Khintchine's inequality).
 */
export function trsmVectorCheck(problem, random, vectors = 2) {
    const { side, triangle, transA, alpha, a, x, b } = problem;
    const residual = () => {
        const t = signVector(b.cols, random, b.parts);
        const product = side === 'l'
            ? multiply(a, transA, multiply(x, 'n', t), triangle)
            : multiply(x, 'n', multiply(a, transA, t, triangle));
        return normInf(columnView(scaledMinus(alpha, multiply(b, 'n', t), product), b.parts));
    };
    return trsmRatio(() => maxOverBatch(Array.from({ length: vectors }, residual)), problem);
}
