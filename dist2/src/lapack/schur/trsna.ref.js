// Condition numbers of the eigenvalues and eigenvectors of a Schur form, in doubles.
import { modulusAt } from '../../core/complex.js';
import { lacn2Ref } from '../condition/lacn2.ref.js';
import { copyRef, newDoubles } from './doubles.ref.js';
import { solveOneComplexRef, solveOneRef, solveTwoRef } from './shiftedBlock.ref.js';
import { trexcRef } from './trexc.ref.js';
/** |u^H v| / (||u|| ||v||) of the left and right vectors of each eigenvalue; of a pair of a real matrix both have it. */
export function valueConditionsRef(n, im, L, R, to) {
    const { parts = 1 } = L;
    for (let k = 0; k < n; k++) {
        const [u, v] = [parts * (L.off + k * L.ld), parts * (R.off + k * R.ld)];
        const pair = parts === 1 && im[k] !== 0;
        // From a real part to the imaginary one
        const [overL, overR] = parts === 2 ? [1, 1] : [L.ld, R.ld];
        let [re, cross, left, right] = [0, 0, 0, 0];
        for (let i = 0; i < parts * n; i += parts) {
            const [ur, vr] = [L.data[u + i], R.data[v + i]];
            const [ui, vi] = pair || parts === 2 ? [L.data[u + overL + i], R.data[v + overR + i]] : [0, 0];
            re += ur * vr + ui * vi;
            cross += ur * vi - ui * vr;
            left += ur * ur + ui * ui;
            right += vr * vr + vi * vi;
        }
        to[k] = Math.hypot(re, cross) / (Math.sqrt(left) * Math.sqrt(right));
        if (pair)
            to[++k] = to[k - 1];
    }
}
const solution = { re1: 0, im1: 0, re2: 0, im2: 0, scale: 1 };
/**
 * (T22 - re - i im) x = b, or with the conjugate transpose, where T22 are the rows and columns of T from `from` on. Their elements of b,
 * and then of x, begin at `first`. Numbers that leave the range become infinite.
 */
function solveShifted(n, { data: t, off, ld }, from, re, im, { x, im: half }, first, transposed, least) {
    const complex = half > 0;
    const below = (j) => j >= from && j < n - 1 && t[off + j + 1 + j * ld] !== 0;
    const parts = complex ? [first - from, half + first - from] : [first - from];
    let scale = 1;
    const step = (j, two) => {
        const p = off + j + j * ld;
        const [a, b] = [parts[0] + j, complex ? parts[1] + j : 0];
        solution.re1 = x[a];
        solution.im1 = complex ? x[b] : 0;
        const shift = transposed ? -im : im;
        if (two) {
            solution.re2 = x[a + 1];
            solution.im2 = complex ? x[b + 1] : 0;
            const [upper, lower] = transposed ? [t[p + 1], t[p + ld]] : [t[p + ld], t[p + 1]];
            solveTwoRef(t[p], upper, lower, t[p + 1 + ld], re, shift, least, solution);
        }
        else
            solveOneRef(t[p], re, shift, least, solution);
        if (solution.scale !== 1) {
            scale *= solution.scale;
            for (let i = 0; i < x.length; i++)
                x[i] = x[i] * solution.scale;
        }
        x[a] = solution.re1;
        if (complex)
            x[b] = solution.im1;
        if (!two)
            return;
        x[a + 1] = solution.re2;
        if (complex)
            x[b + 1] = solution.im2;
    };
    if (transposed) {
        for (let j = from; j < n;) {
            const width = below(j) ? 2 : 1;
            for (const part of parts)
                for (let c = j; c < j + width; c++) {
                    let sum = 0;
                    for (let i = from; i < j; i++)
                        sum += t[off + i + c * ld] * x[part + i];
                    x[part + c] = x[part + c] - sum;
                }
            step(j, width === 2);
            j += width;
        }
    }
    else {
        for (let j = n - 1; j >= from;) {
            const width = below(j - 1) ? 2 : 1;
            const top = j - width + 1;
            step(top, width === 2);
            for (const part of parts)
                for (let c = top; c <= j; c++) {
                    const factor = x[part + c];
                    if (factor !== 0)
                        for (let i = from; i < top; i++)
                            x[part + i] = x[part + i] - factor * t[off + i + c * ld];
                }
            j = top - 1;
        }
    }
    if (scale !== 1)
        for (let i = 0; i < x.length; i++)
            x[i] = x[i] / scale;
}
/** An estimate of the least singular value of T22 - w, from the one norm of the inverse: w is T's first eigenvalue, T22 the rest. */
function separationOfFirst(n, T, least) {
    if (T.parts === 2)
        return separationOfFirstComplex(n, T, least);
    const { data: t, off, ld } = T;
    const pair = t[off + 1] !== 0;
    const order = n - 1;
    const re = t[off];
    let product;
    let x;
    if (!pair) {
        x = new Float64Array(order);
        product = (transposed) => solveShifted(n, T, 1, re, 0, { x, im: 0 }, 0, transposed, least);
    }
    else {
        // With the vector v = (b, i mu) of the block [a b; c a], and the one that is orthogonal to it in the place of the first two rows,
        // T is [w *; 0 C], where C has the conjugate of w and the row r before the rest of T.
        x = new Float64Array(2 * order);
        const split = { x, im: order };
        const b = t[off + ld];
        const mu = Math.sqrt(Math.abs(b)) * Math.sqrt(Math.abs(t[off + 1]));
        const size = Math.hypot(b, mu);
        const rowRe = new Float64Array(order);
        const rowIm = new Float64Array(order);
        for (let j = 2; j < n; j++) {
            rowRe[j - 1] = (b / size) * t[off + 1 + j * ld];
            rowIm[j - 1] = (-mu / size) * t[off + j * ld];
        }
        const corner = Math.max(2 * mu, least);
        /** x(0) := x(0) / (-2 i mu), or over the conjugate. */
        const divide = (sign) => {
            [x[0], x[order]] = [(-sign * x[order]) / corner, (sign * x[0]) / corner];
        };
        product = (transposed) => {
            if (transposed) {
                divide(-1);
                const [fr, fi] = [x[0], x[order]];
                for (let j = 1; j < order; j++) {
                    x[j] = x[j] - (rowRe[j] * fr + rowIm[j] * fi);
                    x[order + j] = x[order + j] - (rowRe[j] * fi - rowIm[j] * fr);
                }
                solveShifted(n, T, 2, re, mu, split, 1, true, least);
            }
            else {
                solveShifted(n, T, 2, re, mu, split, 1, false, least);
                let [sumRe, sumIm] = [0, 0];
                for (let j = 1; j < order; j++) {
                    sumRe += rowRe[j] * x[j] - rowIm[j] * x[order + j];
                    sumIm += rowRe[j] * x[order + j] + rowIm[j] * x[j];
                }
                x[0] = x[0] - sumRe;
                x[order] = x[order] - sumIm;
                divide(1);
            }
        };
    }
    const estimate = lacn2Ref(1, x, product);
    return Number.isFinite(estimate) ? 1 / estimate : 0;
}
/** The same of a complex T. */
function separationOfFirstComplex(n, { data: t, off, ld }, least) {
    const order = n - 1;
    const x = new Float64Array(2 * order);
    const [re, im] = [t[2 * off], t[2 * off + 1]];
    /** x(i) -= factor x(j), or of its conjugate: factor is t(i,j) or t(j,i). */
    const subtract = (i, j, p, sign) => {
        const [a, b, u, v] = [t[p], sign * t[p + 1], x[2 * j], x[2 * j + 1]];
        x[2 * i] = x[2 * i] - (a * u - b * v);
        x[2 * i + 1] = x[2 * i + 1] - (a * v + b * u);
    };
    const estimate = lacn2Ref(1, x, (adjoint) => {
        const sign = adjoint ? -1 : 1;
        let scale = 1;
        for (let step = 0; step < order; step++) {
            const i = adjoint ? step : order - 1 - step;
            const p = 2 * (off + i + 1 + (i + 1) * ld);
            solution.re1 = x[2 * i];
            solution.im1 = x[2 * i + 1];
            solveOneComplexRef(t[p], sign * t[p + 1], re, sign * im, least, solution);
            if (solution.scale !== 1) {
                scale *= solution.scale;
                for (let l = 0; l < x.length; l++)
                    x[l] = x[l] * solution.scale;
            }
            x[2 * i] = solution.re1;
            x[2 * i + 1] = solution.im1;
            if (adjoint)
                for (let l = i + 1; l < order; l++)
                    subtract(l, i, 2 * (off + i + 1 + (l + 1) * ld), -1);
            else
                for (let l = 0; l < i; l++)
                    subtract(l, i, 2 * (off + l + 1 + (i + 1) * ld), 1);
        }
        if (scale !== 1)
            for (let l = 0; l < x.length; l++)
                x[l] = x[l] / scale;
    }, 2);
    return Number.isFinite(estimate) ? 1 / estimate : 0;
}
/**
 * Of each eigenvalue how far it is from the others, as far as its vectors are concerned: an estimate of the least singular value of what
 * T without it is minus it; of a pair both have it. 0 where it cannot be brought to the beginning of T. Source: LAPACK xTRSNA.
 */
export function vectorConditionsRef(n, T, eps, to) {
    if (n === 1) {
        to[0] = modulusAt(T.data, T.off, T.parts);
        return;
    }
    const { parts = 1 } = T;
    let norm = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < Math.min(n, j + 3 - parts); i++)
            norm = Math.max(norm, modulusAt(T.data, T.off + i + j * T.ld, parts));
    const least = Math.max(eps * norm, 2 ** -960);
    const own = newDoubles(n, n, parts);
    for (let k = 0; k < n; k++) {
        const pair = parts === 1 && k < n - 1 && T.data[T.off + k + 1 + k * T.ld] !== 0;
        copyRef(n, n, T, own);
        to[k] = trexcRef(n, own, 0, undefined, k, 0, eps).done ? separationOfFirst(n, own, least) : 0;
        if (pair)
            to[++k] = to[k - 1];
    }
}
