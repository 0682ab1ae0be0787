// One-sided Jacobi iteration: rotations from the right that make the columns of a matrix orthogonal, whatever computes on the columns. Also
// how its routines scale a matrix.
import { dotRef } from '../../blas1/dot.ref.js';
import { nrm2Ref } from '../../blas1/nrm2.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at, entriesOf } from '../../core/matrix.js';
import { magnitudeOf, scaleRef } from './gesvd.ref.js';
/** Sweeps over all pairs before iteration is given up; five to ten are usual. */
const MOST_SWEEPS = 30;
/** Beyond this the square of a cotangent is not needed, and may overflow. */
const LARGE = 2 ** 500;
/**
 * Makes n columns orthogonal: until the cosine of every two of them is at most `tol`. The larger column of a pair is first, so that columns
 * end in descending order but for what happens late. Columns of zeros are left alone.
 *
 * Source: LAPACK xGESVJ; P. de Rijk, A one-sided Jacobi algorithm for computing the singular value decomposition on a vector computer, SIAM
 * J. Sci. Stat. Comput. 10 (1989); Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008).
 */
export function jacobiRef(n, tol, columns) {
    const order = Int32Array.from({ length: n }, (_, j) => j);
    const norms = new Float64Array(n);
    let converged = false;
    for (let sweep = 0; sweep < MOST_SWEEPS && !converged; sweep++) {
        for (let j = 0; j < n; j++)
            norms[j] = columns.norm(j);
        converged = true;
        for (let p = 0; p < n - 1; p++) {
            let most = p;
            for (let q = p + 1; q < n; q++)
                if (norms[order[q]] > norms[order[most]])
                    most = q;
            [order[p], order[most]] = [order[most], order[p]];
            const i = order[p];
            for (let q = p + 1; q < n; q++) {
                const j = order[q];
                const [a, b] = [norms[i], norms[j]];
                if (a === 0 || b === 0)
                    continue;
                const cosine = columns.dot(i, j) / a / b;
                if (Math.abs(cosine) <= tol)
                    continue;
                converged = false;
                // (c x - s y) (s x + c y) = 0: cotangent of twice the angle, tangent of the angle
                const cotangent = (b / a - a / b) / (2 * cosine);
                const size = Math.abs(cotangent);
                const t = Math.sign(cotangent || 1) / (size < LARGE ? size + Math.sqrt(1 + size * size) : 2 * size);
                const c = 1 / Math.sqrt(1 + t * t);
                columns.turn(i, j, c, c * t);
                norms[i] = a * Math.sqrt(Math.max(0, 1 - t * cosine * (b / a)));
                norms[j] = b * Math.sqrt(Math.max(0, 1 + t * cosine * (a / b)));
            }
        }
    }
    for (let j = 0; j < n; j++)
        norms[j] = columns.norm(j);
    order.sort((i, j) => norms[j] - norms[i] || i - j);
    return { order, norms, converged };
}
/** Cosines up to this are zero. */
export const jacobiTol = (rows, prec) => Math.sqrt(rows) * 2 * fields[prec].eps;
/** The columns of A, of m elements, and of V, if there is one, of n. */
export function columnsRef(m, A, n, V) {
    const { parts = 1 } = A;
    const [a, v] = [entriesOf(A), V && entriesOf(V)];
    const column = (X, j) => ({ data: X.data, off: at(X, 0, j).off, ld: 1 });
    const phase = { re: 1, im: 0 };
    const rotate = (rows, X, i, j, c, s) => {
        const [x, y] = [column(X, i).off, column(X, j).off];
        if (parts === 2)
            turnRef(rows / 2, X.data, y, phase);
        for (let l = 0; l < rows; l++) {
            const [f, g] = [X.data[x + l], X.data[y + l]];
            X.data[x + l] = c * f - s * g;
            X.data[y + l] = s * f + c * g;
        }
    };
    return {
        norm: (j) => nrm2Ref(parts * m, column(a, j)),
        dot(i, j) {
            const [x, y] = [column(a, i), column(a, j)];
            const real = dotRef(parts * m, x, y);
            return parts === 1 ? real : phaseOf(real, imaginaryRef(m, x, y), phase);
        },
        turn(i, j, c, s) {
            rotate(parts * m, a, i, j, c, s);
            if (v !== undefined)
                rotate(parts * n, v, i, j, c, s);
        },
    };
}
/** The modulus of a complex number; `to` := its phase, 1 where it is zero. */
export function phaseOf(re, im, to) {
    const size = Math.hypot(re, im);
    to.re = size > 0 ? re / size : 1;
    to.im = size > 0 ? im / size : 0;
    return size;
}
/** Im x^H y of m pairs. */
function imaginaryRef(m, x, y) {
    let sum = 0;
    for (let p = 0; p < 2 * m; p += 2)
        sum += x.data[x.off + p] * y.data[y.off + p + 1] - x.data[x.off + p + 1] * y.data[y.off + p];
    return sum;
}
/** The pairs of y divided by a phase. */
function turnRef(m, y, off, { re, im }) {
    for (let p = off; p < off + 2 * m; p += 2) {
        const [f, g] = [y[p], y[p + 1]];
        y[p] = re * f + im * g;
        y[p + 1] = re * g - im * f;
    }
}
/** Where the largest element is brought to: products of columns keep as much of the range as there is. */
const TOP = { s: 90, d: 480 };
/** Columns that are smaller than this then count as zero: their products might. */
export const BOTTOM = { s: 2 ** -90, d: 2 ** -480 };
/** Scales A by a power of two, which is returned; undefined, with A as it was, if it is not finite. */
export function scaleUpRef(m, n, A) {
    const magnitude = magnitudeOf(m, n, A);
    if (!(magnitude < Infinity))
        return undefined;
    if (magnitude === 0)
        return 1;
    const exponent = TOP[precOf(A.data)] - Math.floor(Math.log2(magnitude));
    const factor = 2 ** Math.max(-1022, Math.min(1022, exponent));
    scaleRef(m, n, A, factor);
    return factor;
}
