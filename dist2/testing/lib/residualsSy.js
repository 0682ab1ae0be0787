// Error measures of the Bunch-Kaufman factorization, in doubles: xsyt01, xhet01 (the factors) and MAGMA's solve with them. Factors are read
// in LAPACK's storage: A = F D F^T, or F D F^H of a Hermitian matrix, F the product of interchanges and multiplier columns in the order of
// elimination.
import { matrixView, normFro, normOne } from './norms.js';
import { multiply } from './product.js';
import { ratio } from './residuals.js';
import { conjugate, minus, quotient, scalarAt, times } from './scalars.js';
import { partOf } from './triangles.js';
/** undefined if a pivot is out of range, or half of a 2 x 2 pivot. */
function readFactors(f, uplo, ipiv, mirror) {
    const n = f.rows;
    const { parts = 1 } = f;
    const own = (i) => (uplo === 'l' ? i : n - 1 - i);
    const steps = [];
    for (let k = 0; k < n; k += steps.at(-1).size) {
        const pivot = ipiv[own(k)];
        const size = pivot < 0 ? 2 : 1;
        const p = own(Math.abs(pivot) - 1);
        if (!(Number.isInteger(p) && p >= k + size - 1 && p < n))
            return undefined;
        if (size === 2 && ipiv[own(k + 1)] !== pivot)
            return undefined;
        steps.push({ k, size, p });
    }
    const l = new Float64Array(parts * n * n);
    for (let j = 0; j < n; j++)
        for (let i = j; i < n; i++)
            for (let part = 0; part < parts; part++)
                l[parts * (i + j * n) + part] = partOf(f, own(i), own(j), part);
    return { n, parts, mirror, steps, l, own };
}
/** y(q) := y(q) + sign x(r) l(p), or with 'c' conj(l(p)). */
function add(parts, y, q, sign, x, r, l, p, mirror = 't') {
    if (parts === 1) {
        y[q] += sign * x[r] * l[p];
        return;
    }
    const [c, d] = [sign * l[2 * p], (mirror === 'c' ? -sign : sign) * l[2 * p + 1]];
    const [a, b] = [x[2 * r], x[2 * r + 1]];
    y[2 * q] += a * c - b * d;
    y[2 * q + 1] += a * d + b * c;
}
/** y(q) := x(p), or with 'c' its conjugate. */
function put(parts, y, q, x, p, mirror = 't') {
    y[parts * q] = x[parts * p];
    if (parts === 2)
        y[2 * q + 1] = (mirror === 'c' ? -1 : 1) * x[2 * p + 1];
}
function swap(parts, x, p, q) {
    for (let s = 0; s < parts; s++)
        [x[parts * p + s], x[parts * q + s]] = [x[parts * q + s], x[parts * p + s]];
}
/** F D F^T in full and in doubles, in O(n^3): the matrix that the factors stand for; NaN if a pivot is out of range. */
export function matrixOfFactors(factors, uplo, ipiv, mirror = 't') {
    const n = factors.rows;
    const f = readFactors(factors, uplo, ipiv, mirror);
    const { parts: own } = factors;
    const parts = own ?? 1;
    const g = new Float64Array(parts * n * n);
    const whole = matrixView(g, n, n, undefined, 0, own);
    if (f === undefined) {
        g.fill(Number.NaN);
        return whole;
    }
    const { l } = f;
    for (const { k, size, p } of [...f.steps].reverse()) {
        const last = k + size - 1;
        for (let j = k; j <= last; j++) {
            for (let i = j; i <= last; i++) {
                put(parts, g, j + i * n, l, i + j * n, mirror);
                put(parts, g, i + j * n, l, i + j * n);
            }
            if (mirror === 'c')
                g[2 * j * (n + 1) + 1] = 0;
        }
        // G := L_k G L_k^T: rows and columns below gain multiples of those of the pivot, which has only its block yet
        const products = Array.from({ length: size }, () => new Float64Array(parts * n));
        for (const [c, column] of products.entries()) {
            for (let s = 0; s < size; s++)
                for (let i = last + 1; i < n; i++)
                    add(parts, column, i, 1, l, i + (k + s) * n, g, k + s + (k + c) * n);
        }
        for (let j = last + 1; j < n; j++) {
            for (const [c, column] of products.entries())
                for (let i = last + 1; i < n; i++)
                    add(parts, g, i + j * n, 1, column, i, l, j + (k + c) * n, mirror);
        }
        for (const [c, column] of products.entries()) {
            for (let i = last + 1; i < n; i++) {
                put(parts, g, i + (k + c) * n, column, i);
                put(parts, g, k + c + i * n, column, i, mirror);
            }
        }
        for (let i = 0; i < n; i++)
            swap(parts, g, last + i * n, p + i * n);
        for (let i = 0; i < n; i++)
            swap(parts, g, i + last * n, i + p * n);
    }
    // An upper triangle was read backwards, in rows and columns.
    for (let i = 0; uplo === 'u' && 2 * i < n * n - 1; i++)
        swap(parts, g, i, n * n - 1 - i);
    return whole;
}
/** dsyt01 without its eps: ||F D F^T - A||_1 / (n ||A||_1). `a` is the full matrix. */
export function sytrfError(a, factors, uplo, ipiv, mirror = 't') {
    const n = a.rows;
    const g = matrixOfFactors(factors, uplo, ipiv, mirror);
    const { parts = 1 } = a;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            for (let part = 0; part < parts; part++)
                g.data[parts * (i + j * n) + part] -= partOf(a, i, j, part);
    return ratio(normOne(g), n * normOne(a));
}
/** x := D^-1 x for the block of D at k. */
function divide({ n, parts, l, mirror }, { k, size }, x) {
    const field = parts === 2 ? 2 : undefined;
    const d = (i, j) => {
        const value = scalarAt(l, i + j * n, field);
        return i === j && mirror === 'c' && typeof value === 'object' ? { re: value.re, im: 0 } : value;
    };
    const store = (i, value) => {
        if (typeof value === 'number')
            x[i] = value;
        else
            x.set([value.re, value.im], 2 * i);
    };
    const y = scalarAt(x, k, field);
    if (size === 1)
        return store(k, quotient(y, d(k, k)));
    // By Cramer's rule, divided by the element below the diagonal
    const [p, q, r] = [d(k, k), d(k + 1, k), d(k + 1, k + 1)];
    const z = scalarAt(x, k + 1, field);
    const above = mirror === 'c' ? conjugate(q) : q;
    const determinant = minus(times(quotient(p, q), r), above);
    store(k, quotient(minus(times(quotient(r, q), y), times(quotient(above, q), z)), determinant));
    store(k + 1, quotient(minus(times(quotient(p, q), z), y), determinant));
}
/** x := A^-1 b by the factors. */
function solve(f, b) {
    const { n, parts, steps, l, own, mirror } = f;
    const reordered = (from) => {
        const to = new Float64Array(parts * n);
        for (let i = 0; i < n; i++)
            put(parts, to, i, from, own(i));
        return to;
    };
    const x = reordered(b);
    for (const { k, size, p } of steps) {
        swap(parts, x, k + size - 1, p);
        for (let s = k; s < k + size; s++)
            for (let i = k + size; i < n; i++)
                add(parts, x, i, -1, x, s, l, i + s * n);
    }
    for (const step of steps)
        divide(f, step, x);
    for (const { k, size, p } of [...steps].reverse()) {
        for (let s = k; s < k + size; s++)
            for (let i = k + size; i < n; i++)
                add(parts, x, s, -1, x, i, l, i + s * n, mirror);
        swap(parts, x, k + size - 1, p);
    }
    return reordered(x);
}
/** ||A x - b||_F / (n ||A||_F ||x||_F) for a random b and x solved with the factors: MAGMA's check of hetrf. `a` is the full matrix. */
export function sytrfSolveError(a, factors, uplo, ipiv, random, mirror = 't') {
    const f = readFactors(factors, uplo, ipiv, mirror);
    if (f === undefined)
        return Number.NaN;
    const b = random.fill(new Float64Array(f.parts * f.n), 'rand');
    const x = solve(f, b);
    const residual = multiply(a, false, x).map((value, i) => value - b[i]);
    const size = (v) => normFro(matrixView(v, v.length, 1));
    return ratio(size(residual), f.n * normFro(a) * size(x));
}
