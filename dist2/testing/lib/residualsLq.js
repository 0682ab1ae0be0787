import { orglqRef } from '../../src/lapack/qr/orglq.ref.js';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.js';
import { tpmqrtRef } from '../../src/lapack/qr/tpmqrt.ref.js';
import { pentagonRows } from '../../src/lapack/qr/tpqrt.ref.js';
import { columnView, larger, matrixView, normFro, normOne, sameElement, sizeAt } from './norms.js';
import { columnOf, multiply, signVector, subtract, unitVector } from './product.js';
import { froDifference, ratio } from './residuals.js';
import { inDoubles, qrVectorCheck, zeros } from './residualsQr.js';
import { im, re, scalarAt } from './scalars.js';
import { hostMat } from './views.js';
const LOWER = { uplo: 'l', diag: 'n' };
/** The transpose, of a complex matrix the adjoint, as a matrix of its own. */
export function transposed(a) {
    const { data, rows, cols, parts } = a;
    const length = cols * (parts ?? 1);
    const out = data instanceof Float32Array ? new Float32Array(rows * length) : new Float64Array(rows * length);
    for (let i = 0; i < rows; i++)
        out.set(columnOf(a, i, 'c'), i * length);
    return matrixView(out, cols, rows, undefined, 0, parts);
}
/** ||L - A Q^H||_1 / (N ||A||_1) and ||I - Q Q^H||_1 / N, Q being min(m, n) x n. */
export function lqErrors(a, lq, tau) {
    const { rows: m, cols: n } = a;
    const k = Math.min(m, n);
    if (k === 0)
        return [0, 0];
    const { parts } = lq;
    const q = inDoubles(matrixView(lq.data, k, n, lq.ld, lq.offset, parts));
    const lower = matrixView(lq.data, m, k, lq.ld, lq.offset, parts);
    orglqRef(k, n, k, hostMat(q), Float64Array.from(columnOf(tau, 0)));
    const rows = transposed(q);
    let [residual, orthogonality] = [0, 0];
    for (let j = 0; j < k; j++) {
        const row = columnOf(rows, j);
        const l = multiply(a, false, row);
        subtract(l, 1, columnOf(lower, j, 'n', LOWER));
        const unit = multiply(q, false, row);
        subtract(unit, 1, unitVector(k, j, parts));
        residual = larger(normOne(columnView(l, parts)), residual);
        orthogonality = larger(normOne(columnView(unit, parts)), orthogonality);
    }
    return [ratio(residual, n * normOne(a)), orthogonality / n];
}
/** The same in O(m n), in the Frobenius norm, from random vectors on the transposes. */
export function lqVectorCheck(a, lq, tau, random) {
    const [residual, orthogonality] = qrVectorCheck(transposed(a), transposed(lq), tau, random);
    return [(residual * a.rows) / a.cols, orthogonality];
}
/** A P for a permutation counted from 1; undefined if it is none. */
export function permuted(a, jpvt) {
    const { rows: m, cols: n } = a;
    const seen = new Set(Array.from(jpvt, Number));
    if (jpvt.length !== n || seen.size !== n || [...seen].some((p) => !(p >= 1 && p <= n)))
        return undefined;
    const length = m * (a.parts ?? 1);
    const out = a.data instanceof Float32Array ? new Float32Array(length * n) : new Float64Array(length * n);
    for (let j = 0; j < n; j++)
        out.set(columnOf(a, jpvt[j] - 1), j * length);
    return matrixView(out, m, n, undefined, 0, a.parts);
}
/**
 * ||A P - Q R||_1 / (max(m, n) ||A||_1), as LAPACK's xQPT01, and ||x - Q^H Q x||_2 / (m ||x||_2) for random signs x. NaN where jpvt is not
 * a permutation.
 */
export function pivotedErrors(a, qr, tau, jpvt, random) {
    const { rows: m, cols: n } = a;
    const ap = permuted(a, jpvt);
    if (ap === undefined)
        return [Number.NaN, Number.NaN];
    if (m === 0 || n === 0)
        return [0, 0];
    const k = Math.min(m, n);
    const { parts } = a;
    const made = zeros(m, n, parts);
    for (let j = 0; j < n; j++) {
        const length = (parts ?? 1) * Math.min(j + 1, k);
        made.data.set(columnOf(qr, j).subarray(0, length), (parts ?? 1) * j * m);
    }
    const apply = (trans, x) => ormqrRef('l', trans, m, x.cols, k, hostMat(qr), tau.data, tau.offset, hostMat(x));
    apply('n', made);
    for (let p = 0; p < made.data.length; p++)
        made.data[p] = ap.data[p] - made.data[p];
    const signs = signVector(m, random, parts);
    const x = columnView(signs.slice(), parts);
    apply('n', x);
    apply('c', x);
    for (let i = 0; i < signs.length; i++)
        x.data[i] = x.data[i] - signs[i];
    return [ratio(normOne(made), Math.max(m, n) * normOne(a)), normFro(x) / (m * Math.sqrt(m))];
}
/** The part of a pentagon that is there, in doubles, with zeros below it. */
export function pentagon(b, l) {
    const copy = inDoubles(b);
    const parts = b.parts ?? 1;
    for (let j = 0; j < b.cols; j++)
        copy.data.fill(0, parts * (j * b.rows + pentagonRows(b.rows, l, j)), parts * (j + 1) * b.rows);
    return copy;
}
/** Whether what lies below the pentagon has the same bits. */
export function belowKept(before, after, l) {
    for (let j = 0; j < before.cols; j++) {
        for (let i = pentagonRows(before.rows, l, j); i < before.rows; i++) {
            if (!sameElement(before, after, before.offset + i + j * before.ld))
                return false;
        }
    }
    return true;
}
/** [A; B] := op(Q) [A; B] or [A B] op(Q) in doubles. */
function applied(side, trans, l, nb, v, t, c) {
    const [a, b] = [inDoubles(c.a), inDoubles(c.b)];
    tpmqrtRef({
        ...{ side, trans: trans ? 'c' : 'n', m: b.rows, n: b.cols, k: v.cols, l, nb },
        ...{ V: hostMat(v), T: hostMat(t), A: hostMat(a), B: hostMat(b) },
    });
    return { a, b };
}
const stackedNorm = ({ a, b }) => Math.hypot(normFro(a), normFro(b));
const stackedDifference = (x, y) => Math.hypot(froDifference(x.a, y.a), froDifference(x.b, y.b));
/** T of the reflectors, from V and the diagonal of T, in doubles. */
function triangles(v, t, nb) {
    const { parts } = v;
    const step = parts ?? 1;
    const out = zeros(nb, v.cols, parts);
    for (let first = 0; first < v.cols; first += nb) {
        for (let c = 0; c < Math.min(nb, v.cols - first); c++) {
            const tau = scalarAt(t.data, t.offset + c + (first + c) * t.ld, parts);
            // T(:c, c) := -tau T(:c, :c) (V(:, :c)^H v)
            const columns = matrixView(v.data, v.rows, c, v.ld, v.offset + first * v.ld, parts);
            const block = matrixView(out.data, c, c, nb, first * nb, parts);
            const column = new Float64Array(step * c);
            subtract(column, tau, multiply(block, false, multiply(columns, true, columnOf(v, first + c))));
            out.data.set(column, step * (first + c) * nb);
            out.data[step * (c + (first + c) * nb)] = re(tau);
            if (parts)
                out.data[2 * (c + (first + c) * nb) + 1] = im(tau);
        }
    }
    return out;
}
/**
 * Of tpqrt: ||[A; B] - Q [R; 0]||_F / ((m+n) ||[A; B]||_F), the orthogonality of Q on random signs, and T against the one of the
 * reflectors. NaN where what is not used was written.
 */
export function tpqrtErrors(l, nb, before, after, random) {
    const { rows: m, cols: n } = before.B;
    if (!belowKept(before.A, after.A, n) || !belowKept(before.B, after.B, l))
        return [Number.NaN];
    if (n === 0)
        return [0];
    const v = pentagon(after.B, l);
    const t = inDoubles(after.T);
    const { parts } = t;
    const step = parts ?? 1;
    for (let j = 0; j < n; j++) {
        const width = Math.min(nb, n - (j - (j % nb)));
        for (let i = (j % nb) + 1; i < width; i++)
            if (sizeAt(t, i + j * nb) !== 0)
                return [Number.NaN];
        t.data.fill(0, step * (j * nb + width), step * (j + 1) * nb);
    }
    const given = { a: pentagon(before.A, n), b: pentagon(before.B, l) };
    const made = applied('l', false, l, nb, v, t, { a: pentagon(after.A, n), b: zeros(m, n, parts) });
    const signs = {
        a: columnView(signVector(n, random, parts), parts),
        b: columnView(signVector(m, random, parts), parts),
    };
    const turned = applied('l', true, l, nb, v, t, applied('l', false, l, nb, v, t, signs));
    const expected = triangles(v, t, nb);
    return [
        ratio(stackedDifference(given, made), (m + n) * stackedNorm(given)),
        stackedDifference(turned, signs) / (m + n) ** 1.5,
        ratio(froDifference(t, expected), (m + n) * normFro(expected)),
    ];
}
/** Of tpmqrt: the difference from reflectors applied in doubles, relative to (rows of Q) ||[A; B]||_F. */
export function tpmqrtError({ side, trans, l, nb }, v, t, before, after) {
    const expected = applied(side, trans, l, nb, pentagon(v, l), t, before);
    return ratio(stackedDifference(after, expected), (v.rows + v.cols) * stackedNorm(before));
}
