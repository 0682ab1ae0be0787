import { columnView, normFro, normMax } from './norms.js';
import { multiply, signVector, subtract } from './product.js';
import { ratio } from './residuals.js';
/** A t for a symmetric or Hermitian A of which only a triangle is read: the triangle, its adjoint, and the diagonal that both have. */
export function symmetricProduct(a, uplo, t) {
    const triangle = { uplo, diag: 'n' };
    const y = multiply(a, 'n', t, triangle);
    subtract(y, -1, multiply(a, 'c', t, triangle));
    const parts = a.parts ?? 1;
    for (let p = 0; p < y.length; p++)
        y[p] -= a.data[(a.offset + Math.floor(p / parts) * (a.ld + 1)) * parts] * t[p];
    return y;
}
/** ||A||_F from a triangle: what lies off the diagonal counts twice. */
function symmetricNorm(a, uplo) {
    const order = Math.max(0, a.rows - 1);
    const off = { ...a, rows: order, cols: order, offset: a.offset + (uplo === 'l' ? 1 : a.ld) };
    const diagonal = { ...a, rows: Math.min(1, a.rows), ld: a.ld + 1 };
    return Math.hypot(normFro(diagonal), Math.SQRT2 * normFro(off, { uplo, diag: 'n' }));
}
/** L L^H t or U^H U t. */
function factorProduct(factor, uplo, t) {
    const triangle = { uplo, diag: 'n' };
    return multiply(factor, uplo === 'u', multiply(factor, uplo === 'l', t, triangle), triangle);
}
/**
 * L L^H or U^H U for a factor of which no part of an element is negative: the sums of the columns are a product with ones then, of complex
 * numbers but for their phases.
 */
export function appliedCholesky(factor, uplo) {
    const { parts } = factor;
    const ones = Float64Array.from({ length: (parts ?? 1) * factor.rows }, (_, p) => (p % (parts ?? 1) === 0 ? 1 : 0));
    const sums = factorProduct(factor, uplo, ones);
    return { norm: normMax(columnView(sums, parts)), parts, apply: (t) => factorProduct(factor, uplo, t) };
}
/** Estimates ||A - L L^H||_F / (N ||A||_F), or that of U^H U, by random signs t as getrfVectorCheck does. */
export function potrfVectorCheck(a, factor, uplo, random, vectors = 2) {
    const n = a.rows;
    let norm = 0;
    for (let trial = 0; trial < vectors; trial++) {
        const t = signVector(n, random, a.parts);
        const residual = symmetricProduct(a, uplo, t);
        subtract(residual, 1, factorProduct(factor, uplo, t));
        norm = Math.hypot(norm, normFro(columnView(residual)));
    }
    return ratio(norm / Math.sqrt(vectors), n * symmetricNorm(a, uplo));
}
