import { newDoubles } from './doubles.ref.js';
import { lag2Ref } from './lag2.ref.js';
/** Elements beyond this are scaled down: what follows from them stays within the range. */
const BIG = 2 ** 400;
const LEAST = 2 ** -1000;
/** The largest magnitude. */
function mostOf(n, { data, off, ld }) {
    let most = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < Math.min(n, j + 2); i++)
            most = Math.max(most, Math.abs(data[off + i + j * ld]));
    return most;
}
/** A transposed about its other diagonal, which is quasi-triangular as A is. */
function turned(n, A) {
    const B = newDoubles(n, n);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < Math.min(n, j + 2); i++)
            B.data[n - 1 - j + (n - 1 - i) * n] = A.data[A.off + i + j * A.ld];
    return B;
}
/** A complex system of order one or two: M by rows, pairs of real and imaginary parts; b, and then x, alike. */
const [M, b] = [new Float64Array(8), new Float64Array(4)];
/** b(i) := b(i) / (re + i im), which is replaced by `least` where it is smaller; the factor that b has been scaled by to stay in range. */
function divide(at, re, im, least, all) {
    let [dr, di] = [re, im];
    if (Math.abs(dr) + Math.abs(di) < least)
        [dr, di] = [least, 0];
    const size = Math.hypot(dr, di);
    const most = Math.max(Math.abs(b[at]), Math.abs(b[at + 1]));
    const scale = most > BIG * size ? (BIG * size) / most : 1;
    if (scale !== 1)
        for (let i = 0; i < all; i++)
            b[i] = b[i] * scale;
    const [ur, ui] = [dr / size, di / size];
    const [xr, xi] = [b[at] / size, b[at + 1] / size];
    b[at] = xr * ur + xi * ui;
    b[at + 1] = xi * ur - xr * ui;
    return scale;
}
/** b := M^-1 b of order two, by elimination with complete pivoting; the factor of b. */
function solveTwo(least) {
    let pivot = 0;
    const size = (i) => Math.abs(M[2 * i]) + Math.abs(M[2 * i + 1]);
    for (let i = 1; i < 4; i++)
        if (size(i) > size(pivot))
            pivot = i;
    // Rows change places by i ^ 2, columns by i ^ 1.
    const [p, q, r, s] = [0, 1, 2, 3].map((i) => [M[2 * (i ^ pivot)], M[2 * (i ^ pivot) + 1]]);
    if (pivot >= 2)
        [b[0], b[1], b[2], b[3]] = [b[2], b[3], b[0], b[1]];
    const norm = p[0] * p[0] + p[1] * p[1];
    const isZero = size(pivot) < least;
    const [fr, fi] = isZero ? [0, 0] : [(r[0] * p[0] + r[1] * p[1]) / norm, (r[1] * p[0] - r[0] * p[1]) / norm];
    b[2] = b[2] - (fr * b[0] - fi * b[1]);
    b[3] = b[3] - (fr * b[1] + fi * b[0]);
    let scale = divide(2, s[0] - (fr * q[0] - fi * q[1]), s[1] - (fr * q[1] + fi * q[0]), least, 4);
    b[0] = b[0] - (q[0] * b[2] - q[1] * b[3]);
    b[1] = b[1] - (q[0] * b[3] + q[1] * b[2]);
    scale *= divide(0, p[0], p[1], least, 4);
    if ((pivot & 1) === 1)
        [b[0], b[1], b[2], b[3]] = [b[2], b[3], b[0], b[1]];
    return scale;
}
const values = { re1: 0, re2: 0, im: 0 };
/** The right eigenvector of (S, P) that begins in row k, or in rows k and k + 1, to x + i y. */
function substitute(S, P, norms, k, pair, ulp, x, y) {
    const s = (i, j) => S.data[S.off + i + j * S.ld];
    const t = (i, j) => P.data[P.off + i + j * P.ld];
    x.fill(0);
    y.fill(0);
    x[k] = 1;
    // beta S - (re + i im) P
    let [beta, re, im] = [t(k, k), s(k, k), 0];
    if (pair) {
        lag2Ref(S, P, k, LEAST, values);
        [beta, re, im] = [1, values.re1, values.im];
    }
    const size = Math.max(Math.abs(beta), Math.abs(re) + Math.abs(im));
    // A singular pencil: any vector will do.
    if (!(size > LEAST))
        return;
    [beta, re, im] = [beta / size, re / size, im / size];
    const least = Math.max(ulp * Math.abs(beta) * norms[0], ulp * (Math.abs(re) + Math.abs(im)) * norms[1], LEAST);
    let end = k;
    if (pair) {
        // The null vector of the block, from its larger row
        const [m11, m22] = [beta * s(k, k) - re * t(k, k), beta * s(k + 1, k + 1) - re * t(k + 1, k + 1)];
        const [i11, i22] = [-im * t(k, k), -im * t(k + 1, k + 1)];
        const [m12, m21] = [beta * s(k, k + 1), beta * s(k + 1, k)];
        if (Math.hypot(m11, i11) + Math.abs(m12) >= Math.hypot(m22, i22) + Math.abs(m21))
            [x[k], y[k], x[k + 1], y[k + 1]] = [m12, 0, -m11, -i11];
        else
            [x[k], y[k], x[k + 1], y[k + 1]] = [m22, i22, -m21, 0];
        const most = Math.max(Math.hypot(x[k], y[k]), Math.hypot(x[k + 1], y[k + 1]));
        for (const v of [x, y])
            for (let i = k; i < k + 2; i++)
                v[i] = v[i] / most;
        end = k + 2;
    }
    else
        end = k + 1;
    /** The part of x that column j is multiplied with leaves the right side. */
    const subtract = (j, rows) => {
        const [ar, ai] = [beta * x[j], beta * y[j]];
        const [br, bi] = [re * x[j] - im * y[j], re * y[j] + im * x[j]];
        const [from, other] = [S.off + j * S.ld, P.off + j * P.ld];
        for (let i = 0; i < rows; i++) {
            x[i] = x[i] - ar * S.data[from + i] + br * P.data[other + i];
            y[i] = y[i] - ai * S.data[from + i] + bi * P.data[other + i];
        }
    };
    for (let j = k; j < end; j++)
        subtract(j, k);
    for (let j = k - 1; j >= 0;) {
        const two = j > 0 && s(j, j - 1) !== 0;
        const top = two ? j - 1 : j;
        [b[0], b[1]] = [x[top], y[top]];
        let scale;
        if (two) {
            [b[2], b[3]] = [x[j], y[j]];
            for (let r = 0; r < 2; r++)
                for (let c = 0; c < 2; c++) {
                    M[4 * r + 2 * c] = beta * s(top + r, top + c) - re * (r <= c ? t(top + r, top + c) : 0);
                    M[4 * r + 2 * c + 1] = -im * (r <= c ? t(top + r, top + c) : 0);
                }
            scale = solveTwo(least);
        }
        else
            scale = divide(0, beta * s(j, j) - re * t(j, j), -im * t(j, j), least, 2);
        const most = Math.max(...b.subarray(0, two ? 4 : 2).map(Math.abs));
        const down = most > BIG ? 1 / most : 1;
        const factor = scale * down;
        if (factor !== 1)
            for (const v of [x, y])
                for (let i = 0; i < end; i++)
                    v[i] = v[i] * factor;
        [x[top], y[top]] = [b[0] * down, b[1] * down];
        if (two)
            [x[j], y[j]] = [b[2] * down, b[3] * down];
        for (let c = top; c <= j; c++)
            subtract(c, top);
        j = top - 1;
    }
}
/**
 * X := the eigenvectors of (S, P), n x n, as hgeqzRef leaves them: right ones (side 'r'), with beta S x = alpha P x, or left ones ('l'),
 * with beta u^H S = alpha u^H P. Of a pair the real part is in one column, the imaginary part in the next. The largest element of each has
 * |re| + |im| = 1. Of a singular pencil some are unit vectors.
 *
 * Left vectors are right ones of S and P transposed about their other diagonals. Source: LAPACK xTGEVC.
 */
export function tgevcRef(side, n, S, P, ulp, X) {
    const left = side === 'l';
    const [A, B] = left ? [turned(n, S), turned(n, P)] : [S, P];
    const norms = [mostOf(n, A), mostOf(n, B)];
    const [x, y] = [new Float64Array(n), new Float64Array(n)];
    for (let k = 0; k < n; k++) {
        const pair = k < n - 1 && A.data[A.off + k + 1 + k * A.ld] !== 0;
        substitute(A, B, norms, k, pair, ulp, x, y);
        let most = 0;
        for (let i = 0; i < n; i++)
            most = Math.max(most, Math.abs(x[i]) + Math.abs(y[i]));
        const put = (v, column, factor) => {
            const to = X.off + column * X.ld;
            for (let i = 0; i < n; i++)
                X.data[to + (left ? n - 1 - i : i)] = (v[i] / most) * factor;
        };
        // Turned, the pair is the conjugate one.
        const first = left ? n - 1 - k - (pair ? 1 : 0) : k;
        put(x, first, 1);
        if (!pair)
            continue;
        put(y, first + 1, left ? -1 : 1);
        k++;
    }
}
