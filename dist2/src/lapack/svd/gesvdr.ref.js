// Randomised singular value decomposition in TypeScript: the oracle, and the CPU backend where there is no engine; and what all ways of it
// have in common. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { precOf } from '../../core/extremes.js';
import { vectorLike } from '../condition/condition.ref.js';
import { geqrfRef } from '../qr/geqrf.ref.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
import { gesddScaledRef } from './gesdd.ref.js';
import { blankRef, magnitudeOf, scaleOf } from './gesvd.ref.js';
/** Columns of the sample. */
export const sampleOf = ({ m, n, k, p }) => Math.min(k + p, m, n);
/**
 * Makes Y an orthonormal basis of nearly what A's first singular vectors span, and Z := factor A^H Y, from random numbers in Z, which have
 * that factor.
 */
export function sampleRef(niters, factor, { multiply, orthonormal }) {
    multiply(false, 1);
    orthonormal(false);
    for (let i = 0; i < niters; i++) {
        multiply(true, factor);
        orthonormal(true);
        multiply(false, factor);
        orthonormal(false);
    }
    multiply(true, factor);
}
/**
 * Fills x with independent numbers of normal distribution, of that deviation, which the seed determines: mulberry32, and Box and Muller's
 * transformation. Both parts of complex numbers are such.
 */
export function fillNormal(x, length, seed, deviation = 1) {
    let state = (seed ^ Math.floor(seed / 2 ** 32)) >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
    for (let i = 0; i < length; i += 2) {
        const radius = deviation * Math.sqrt(-2 * Math.log(1 - next()));
        const angle = 2 * Math.PI * next();
        x[i] = radius * Math.cos(angle);
        if (i + 1 < length)
            x[i + 1] = radius * Math.sin(angle);
    }
}
/** The factor that products with A are multiplied by; undefined if A is not finite. */
export function sampleScale({ m, n, A }) {
    const magnitude = magnitudeOf(m, n, A);
    return magnitude < Infinity ? scaleOf(magnitude, precOf(A.data)) : undefined;
}
/** A ~ U S V^H; returns info. Source: N. Halko, P. Martinsson, J. Tropp, SIAM Review 53 (2011), algorithms 4.4 and 5.1. */
export function gesvdrRef(problem) {
    const { m, n, k, A, S, U, VT } = problem;
    if (k === 0)
        return 0;
    const factor = sampleScale(problem);
    if (factor === undefined)
        return refuseRef(problem);
    const l = sampleOf(problem);
    const { parts = 1 } = A;
    const matrix = (rows, cols) => {
        const data = vectorLike(A, rows * cols);
        return { data, off: 0, ld: rows, parts };
    };
    const [Y, Z, X, W] = [matrix(m, l), matrix(n, l), matrix(n, l), matrix(l, l)];
    const tau = vectorLike(A, l);
    fillNormal(Z.data, parts * n * l, problem.seed, factor);
    sampleRef(problem.niters, factor, {
        multiply: (back, alpha) => back
            ? gemmBlockedRef('c', 'n', n, l, m, alpha, A, Y, 0, Z)
            : gemmBlockedRef('n', 'n', m, l, n, alpha, A, Z, 0, Y),
        orthonormal(ofZ) {
            const [rows, B] = ofZ ? [n, Z] : [m, Y];
            geqrfRef(rows, l, B, tau);
            orgqrRef(rows, l, l, B, tau);
        },
    });
    // Z = X S W gives A ~ Y Z^H = (Y W^H) S X^H
    const values = vectorLike({ ...A, parts: 1 }, l);
    const info = gesddScaledRef({ m: n, n: l, A: Z, S: values, jobz: 's', U: X, VT: W }, factor);
    S.set(values.subarray(0, k));
    if (U !== undefined)
        gemmBlockedRef('n', 'c', m, k, l, 1, Y, W, 0, U);
    if (VT !== undefined)
        adjointRef(n, k, X, VT);
    return info;
}
/** A is not finite. */
export function refuseRef({ m, n, k, S, U, VT }) {
    S.fill(Number.NaN, 0, k);
    if (U !== undefined)
        blankRef(m, k, U);
    if (VT !== undefined)
        blankRef(k, n, VT);
    return Math.min(m, n);
}
