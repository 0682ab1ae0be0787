import { byPivotAt } from './pairs.ref.js';
import { copyElement, exchange, lowerView, pivotAt } from './pivots.ref.js';
/**
 * B := A^-1 B with A = L D L^T or U D U^T, or with 'c' L D L^H or U D U^H, in A and ipiv. Divides by D as it is. Source: LAPACK xSYTRS,
 * xHETRS.
 */
export function sytrsRef(uplo, n, nrhs, A, ipiv, ipivOff, B, mirror = 't') {
    const view = lowerView(uplo, n, A);
    const { rs, parts } = view;
    const b = B.data;
    const [combine, solve] = parts === 2 ? [combinePairs, solvePairs] : [combineReals, solveReals];
    const steps = [];
    for (let k = 0; k < n; k += steps.at(-1).step)
        steps.push({ k, ...pivotAt(uplo, n, ipiv, ipivOff, k) });
    const top = uplo === 'l' ? 0 : n - 1;
    for (let c = 0; c < nrhs; c++) {
        const off = B.off + top + c * B.ld;
        const swap = (i, j) => exchange(b, off + i * rs, off + j * rs, parts);
        // b := D^-1 L^-1 b, L a product of interchanges and columns
        for (const { k, step, p } of steps) {
            swap(k + step - 1, p);
            for (let j = k; j < k + step; j++)
                combine(view, 'down', j, k + step, n, b, off, mirror);
            solve(view, k, step, b, off, mirror);
        }
        // b := L^-T b, or L^-H b
        for (const { k, step, p } of steps.reverse()) {
            for (let j = k; j < k + step; j++)
                combine(view, 'up', j, k + step, n, b, off, mirror);
            swap(k + step - 1, p);
        }
        steps.reverse();
    }
}
/** 'down': b(i) := b(i) - L(i,j) b(j), 'up': b(j) := b(j) - the sum of L(i,j) b(i), for i = from..n-1; b(i) is b[off + i rs]. */
function combineReals({ data: a, off: offA, rs, cs }, way, j, from, n, b, off) {
    const [l, at] = [offA + j * cs, off + j * rs];
    if (way === 'down') {
        for (let i = from; i < n; i++)
            b[off + i * rs] = b[off + i * rs] - a[l + i * rs] * b[at];
        return;
    }
    let sum = b[at];
    for (let i = from; i < n; i++)
        sum -= a[l + i * rs] * b[off + i * rs];
    b[at] = sum;
}
/** The same of complex numbers; 'up' takes the conjugates of a Hermitian matrix's L. */
function combinePairs({ data: a, off: offA, rs, cs }, way, j, from, n, b, off, mirror) {
    const at = 2 * (off + j * rs);
    const sign = way === 'up' && mirror === 'c' ? -1 : 1;
    const [x, y] = [b[at], b[at + 1]];
    let [re, im] = [x, y];
    for (let i = from; i < n; i++) {
        const [l, p] = [2 * (offA + j * cs + i * rs), 2 * (off + i * rs)];
        const [u, v] = [a[l], sign * a[l + 1]];
        const [f, g] = [b[p], b[p + 1]];
        if (way === 'down') {
            b[p] = f - (u * x - v * y);
            b[p + 1] = g - (u * y + v * x);
        }
        else {
            re -= u * f - v * g;
            im -= u * g + v * f;
        }
    }
    if (way === 'up') {
        b[at] = re;
        b[at + 1] = im;
    }
}
/** The `step` elements of b from k on, divided by their block of D. */
function solveReals({ data: a, off: offA, rs, cs }, k, step, b, off) {
    const [d, p] = [offA + k * (rs + cs), off + k * rs];
    if (step === 1)
        b[p] = b[p] / a[d];
    else
        [b[p], b[p + rs]] = solveBlock(a[d], a[d + rs], a[d + rs + cs], b[p], b[p + rs]);
}
function solvePairs(view, k, step, b, off, mirror) {
    const { off: offA, rs, cs } = view;
    const x = new Float64Array(4);
    for (let s = 0; s < step; s++)
        copyElement(x, s, b, off + (k + s) * rs, 2);
    byPivotAt(view, offA + k * (rs + cs), step, mirror, 'column')(x);
    for (let s = 0; s < step; s++)
        copyElement(b, off + (k + s) * rs, x, s, 2);
}
/** [a b; b c]^-1 [x y]^T: all is divided by b, which is the largest element of a 2 x 2 pivot. */
function solveBlock(a, b, c, x, y) {
    const [d11, d22] = [a / b, c / b];
    const [xs, ys] = [x / b, y / b];
    const determinant = d11 * d22 - 1;
    return [(d22 * xs - ys) / determinant, (d11 * ys - xs) / determinant];
}
/**
 * L with all interchanges, so that P^T A P = L D L^T, or L D L^H, for one permutation P: in place of the triangle in X, a copy of A; its
 * diagonal is not touched, the element of D in a 2 x 2 pivot's column becomes 0. `swaps`, by storage from 1: P^T b exchanges rows i and
 * swaps(i), for i = 1..n for 'l', n..1 for 'u'. Source: LAPACK xSYCONV, xSYTRS2.
 */
export function syconvRef(uplo, n, X, ipiv, ipivOff, swaps) {
    const { data: x, off, rs, cs, parts } = lowerView(uplo, n, X);
    const own = (i) => (uplo === 'l' ? i : n - 1 - i);
    // Interchanges that move anything, in order; those of column j are behind `first[j]`.
    const moves = [];
    const first = new Int32Array(n);
    for (let k = 0; k < n;) {
        const { step, p } = pivotAt(uplo, n, ipiv, ipivOff, k);
        const q = k + step - 1;
        swaps[own(k)] = own(k) + 1;
        swaps[own(q)] = own(p) + 1;
        if (p !== q)
            moves.push([q, p]);
        first.fill(moves.length, k, k + step);
        const beside = parts * (off + q * rs + k * cs);
        if (step === 2)
            x.fill(0, beside, beside + parts);
        k += step;
    }
    for (let j = 0; j < n; j++) {
        const column = off + j * cs;
        for (let s = first[j]; s < moves.length; s++) {
            const [q, p] = moves[s];
            exchange(x, column + q * rs, column + p * rs, parts);
        }
    }
}
/** B := D^-1 B with D on the diagonal of A and in the columns of its 2 x 2 pivots. */
export function solveDiagonalRef(uplo, n, nrhs, A, ipiv, ipivOff, B, mirror = 't') {
    const view = lowerView(uplo, n, A);
    const solve = view.parts === 2 ? solvePairs : solveReals;
    const top = uplo === 'l' ? 0 : n - 1;
    for (let k = 0; k < n;) {
        const { step } = pivotAt(uplo, n, ipiv, ipivOff, k);
        for (let c = 0; c < nrhs; c++)
            solve(view, k, step, B.data, B.off + top + c * B.ld, mirror);
        k += step;
    }
}
