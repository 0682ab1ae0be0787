// Sylvester equations of Schur forms in TypeScript, in blocks, in doubles. Products are given, so that the engine may make them.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at, entriesOf } from '../../core/matrix.js';
import { newDoubles } from './doubles.ref.js';
import { divideRef } from './shiftedBlock.ref.js';
import { solveSmallRef } from './smallSystem.ref.js';
/** Rows of a block. */
const BLOCK = 32;
/** Solutions above this are scaled down: what follows from them stays within the range. */
const BIG = 2 ** 400;
/** The largest exponents of results. */
const MOST = { s: 127, d: 1022 };
/** floor(log2) of the largest |a(i,j)|, or part of it, where i <= j + below; -Infinity of a zero matrix. */
function exponentOf(rows, cols, A, below) {
    const { data, off, ld } = entriesOf(A);
    const { parts = 1 } = A;
    let most = 0;
    for (let j = 0; j < cols; j++) {
        const last = parts * Math.min(rows, j + below + 1);
        for (let i = 0; i < last; i++)
            most = Math.max(most, Math.abs(data[off + i + j * ld]));
    }
    return Math.floor(Math.log2(most));
}
/** x 2^e, where 2^e itself may be beyond the range. */
function shifted(x, e) {
    const half = Math.trunc(e / 2);
    return x * 2 ** half * 2 ** (e - half);
}
/**
 * to := sign A 2^e, of order n, quasi-triangular, if complex triangular; `turned`: the (conjugate) transpose, about its other diagonal, and
 * so quasi-triangular too.
 */
function prepare(n, A, e, sign, turned, to) {
    const { parts = 1 } = A;
    const own = entriesOf(to);
    const below = parts === 2 ? 0 : 1;
    for (let j = 0; j < n; j++)
        own.data.fill(0, own.off + j * own.ld, own.off + j * own.ld + parts * n);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < Math.min(n, j + below + 1); i++) {
            const from = parts * (A.off + i + j * A.ld);
            const [r, c] = turned ? [n - 1 - j, n - 1 - i] : [i, j];
            const p = parts * (to.off + r + c * to.ld);
            to.data[p] = sign * shifted(A.data[from], e);
            if (parts === 2)
                to.data[p + 1] = (turned ? -sign : sign) * shifted(A.data[from + 1], e);
        }
}
const isPair = ({ data, off, ld, parts }, n, j) => parts !== 2 && j >= 0 && j < n - 1 && data[off + j + 1 + j * ld] !== 0;
/** Bounds of blocks that divide no pair. */
function partsOf(n, T) {
    const bounds = [0];
    for (let j = BLOCK; j < n; j += BLOCK)
        bounds.push(isPair(T, n, j - 1) ? j - 1 : j);
    return n === 0 ? [0] : [...bounds, n];
}
const quotient = { re: 0, im: 0 };
/** (a(k,k) + b(l,l)) x = c(k,l) of complex numbers; whether the sum was replaced. */
function solveOne(A, B, C, k, l, least) {
    const [p, q, x] = [2 * (A.off + k + k * A.ld), 2 * (B.off + l + l * B.ld), 2 * (C.off + k + l * C.ld)];
    let [re, im] = [A.data[p] + B.data[q], A.data[p + 1] + B.data[q + 1]];
    const replaced = Math.abs(re) + Math.abs(im) < least;
    if (replaced)
        [re, im] = [least, 0];
    divideRef(C.data[x], C.data[x + 1], re, im, quotient);
    C.data[x] = quotient.re;
    C.data[x + 1] = quotient.im;
    return replaced;
}
const [M, b] = [new Float64Array(16), new Float64Array(4)];
/** A X + X B = C of two diagonal blocks, of order ra and rb, at rows k and l; whether a pivot was replaced. */
function solveBlock(A, B, C, k, ra, l, rb, least) {
    if (C.parts === 2)
        return solveOne(A, B, C, k, l, least);
    const size = ra * rb;
    M.fill(0);
    for (let j = 0; j < rb; j++)
        for (let i = 0; i < ra; i++) {
            const row = i + j * ra;
            b[row] = C.data[C.off + k + i + (l + j) * C.ld];
            for (let p = 0; p < ra; p++)
                M[row * size + p + j * ra] += A.data[A.off + k + i + (k + p) * A.ld];
            for (let p = 0; p < rb; p++)
                M[row * size + i + p * ra] += B.data[B.off + l + p + (l + j) * B.ld];
        }
    const replaced = solveSmallRef(size, M, b, least);
    for (let j = 0; j < rb; j++)
        for (let i = 0; i < ra; i++)
            C.data[C.off + k + i + (l + j) * C.ld] = b[i + j * ra];
    return replaced;
}
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular; C := X. info: 1 where A and -isgn B
 * have nearly common eigenvalues, and others were taken. Transposed matrices are turned about their other diagonals, which turns the rows
 * or columns of C.
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 */
export function trsylRef({ transA, transB, isgn, m, n, A, B, C }, room = { A: newDoubles(m, m, A.parts), B: newDoubles(n, n, A.parts), C: newDoubles(m, n, A.parts) }, multiply = gemmBlockedRef) {
    const { parts = 1 } = A;
    // Both sides are brought near 1; X is then what was found times 2^(c - e).
    const finite = (exponent) => (exponent === -Infinity ? 0 : exponent);
    const e = finite(Math.max(exponentOf(m, m, A, 2 - parts), exponentOf(n, n, B, 2 - parts)));
    const c = finite(exponentOf(m, n, C, m));
    prepare(m, A, -e, 1, transA, room.A);
    prepare(n, B, -e, isgn, transB, room.B);
    const X = room.C;
    const place = (i, j) => parts * (C.off + (transA ? m - 1 - i : i) + (transB ? n - 1 - j : j) * C.ld);
    /** Where an entry of X is, and that of C. */
    const each = (visit) => {
        for (let j = 0; j < n; j++)
            for (let i = 0; i < m; i++)
                for (let part = 0; part < parts; part++)
                    visit(parts * (X.off + i + j * X.ld) + part, place(i, j) + part);
    };
    each((to, from) => {
        X.data[to] = shifted(C.data[from], -c);
    });
    const least = Math.max(fields[precOf(C.data)].eps, 2 ** -900);
    let [info, power] = [0, 0];
    const [rows, cols] = [partsOf(m, room.A), partsOf(n, room.B)];
    for (let q = 0; q + 1 < cols.length; q++) {
        const [l0, l1] = [cols[q], cols[q + 1]];
        for (let p = rows.length - 2; p >= 0; p--) {
            const [k0, k1] = [rows[p], rows[p + 1]];
            for (let l = l0; l < l1;) {
                const rb = isPair(room.B, n, l) ? 2 : 1;
                for (let k = k1 - 1; k >= k0;) {
                    const ra = isPair(room.A, m, k - 1) ? 2 : 1;
                    const first = k - ra + 1;
                    if (solveBlock(room.A, room.B, X, first, ra, l, rb, least))
                        info = 1;
                    power += tamed(m, n, X, first, ra, l, rb);
                    subtract(room.A, room.B, X, first, ra, l, rb, k0, l1);
                    k = first - 1;
                }
                l += rb;
            }
            // What is above in these columns
            if (k0 > 0)
                multiply('n', 'n', k0, l1 - l0, k1 - k0, -1, at(room.A, 0, k0), at(X, k0, l0), 1, at(X, 0, l0));
        }
        // What is behind them
        if (l1 < n)
            multiply('n', 'n', m, n - l1, l1 - l0, -1, at(X, 0, l0), at(room.B, l0, l1), 1, at(X, 0, l1));
    }
    // scale, a power of two, keeps X within the range of its precision.
    const spare = MOST[precOf(C.data)] - 1 - (exponentOf(m, n, X, m) + c - e);
    const down = Math.min(0, spare);
    each((from, to) => {
        C.data[to] = shifted(X.data[from], c - e + down);
    });
    return { info, scale: 2 ** (power + down) };
}
/** Scales all of X down where the block just found is too large; the exponent of the factor. */
function tamed(m, n, X, k, ra, l, rb) {
    const { parts = 1 } = X;
    const { data, off, ld } = entriesOf(X);
    let most = 0;
    for (let j = l; j < l + rb; j++)
        for (let i = parts * k; i < parts * (k + ra); i++)
            most = Math.max(most, Math.abs(data[off + i + j * ld]));
    if (!(most > BIG))
        return 0;
    const down = -Math.floor(Math.log2(Math.min(most, Number.MAX_VALUE)));
    for (let j = 0; j < n; j++)
        for (let i = 0; i < parts * m; i++)
            data[off + i + j * ld] = data[off + i + j * ld] * 2 ** down;
    return down;
}
/** Takes a block of X away from those of its own block of rows and columns: above it, from row k0 on, and behind it, up to column l1. */
function subtract(A, B, X, k, ra, l, rb, k0, l1) {
    if (X.parts === 2)
        return subtractOne(A, B, X, k, l, k0, l1);
    for (let j = l; j < l + rb; j++)
        for (let p = k; p < k + ra; p++) {
            const x = X.data[X.off + p + j * X.ld];
            if (x === 0)
                continue;
            for (let i = k0; i < k; i++)
                X.data[X.off + i + j * X.ld] -= A.data[A.off + i + p * A.ld] * x;
            for (let q = l + rb; q < l1; q++)
                X.data[X.off + p + q * X.ld] -= x * B.data[B.off + j + q * B.ld];
        }
}
/** The same of one complex element. */
function subtractOne(A, B, X, k, l, k0, l1) {
    const column = X.off + l * X.ld;
    const [xr, xi] = [X.data[2 * (column + k)], X.data[2 * (column + k) + 1]];
    if (xr === 0 && xi === 0)
        return;
    const less = (to, ar, ai) => {
        X.data[to] = X.data[to] - (ar * xr - ai * xi);
        X.data[to + 1] = X.data[to + 1] - (ar * xi + ai * xr);
    };
    for (let i = k0, p = 2 * (A.off + k0 + k * A.ld); i < k; i++, p += 2)
        less(2 * (column + i), A.data[p], A.data[p + 1]);
    for (let q = l + 1, p = 2 * (B.off + l + q * B.ld); q < l1; q++, p += 2 * B.ld)
        less(2 * (X.off + k + q * X.ld), B.data[p], B.data[p + 1]);
}
