import { orgqrRef } from '../../src/lapack/qr/orgqr.ref.js';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.js';
import { columnView, larger, matrixView, normFro, normOne } from './norms.js';
import { columnOf, multiply, signVector, subtract, unitVector } from './product.js';
import { froDifference, ratio } from './residuals.js';
import { im, quotient, re, scalarAt } from './scalars.js';
import { hostMat } from './views.js';
const UPPER = { uplo: 'u', diag: 'n' };
const VECTORS = 2;
/** A matrix of zeros in doubles. */
export const zeros = (rows, cols, parts) => matrixView(new Float64Array((parts ?? 1) * rows * cols), rows, cols, undefined, 0, parts);
/** A copy in doubles, with tight columns. */
export function inDoubles(a) {
    const step = a.parts ?? 1;
    const copy = zeros(a.rows, a.cols, a.parts);
    for (let j = 0; j < a.cols; j++)
        copy.data.set(columnOf(a, j), step * j * a.rows);
    return copy;
}
/** Q x, or Q^H x, for a vector x of as many elements as the reflectors have. */
function applyQ(v, tau, x, transposed) {
    const y = columnView(x.slice(), v.parts);
    ormqrRef('l', transposed ? 'c' : 'n', y.rows, 1, tau.rows, hostMat(v), tau.data, tau.offset, hostMat(y));
    return y.data;
}
const norm = (x) => normFro(columnView(x));
const minus = (x, y) => x.map((value, i) => value - y[i]);
/** R, min(m, n) x n, of the array that holds both factors. */
const upperOf = ({ data, rows, cols, ld, offset, parts }) => matrixView(data, Math.min(rows, cols), cols, ld, offset, parts);
/** R8: ||R - Q^H A||_1 / (N ||A||_1) and ||I - Q^H Q||_1 / N, Q being m x min(m, n). */
export function qrErrors(a, qr, tau) {
    const { rows: m, cols: n } = a;
    const k = Math.min(m, n);
    if (k === 0)
        return [0, 0];
    const { parts } = qr;
    const q = inDoubles(matrixView(qr.data, m, k, qr.ld, qr.offset, parts));
    orgqrRef(m, k, k, hostMat(q), Float64Array.from(columnOf(tau, 0)));
    /** ||X - Q^H Y||_1 */
    const distance = (x, y) => {
        let most = 0;
        for (let j = 0; j < y.cols; j++) {
            const difference = multiply(q, true, columnOf(y, j));
            subtract(difference, 1, x(j));
            most = larger(normOne(columnView(difference, parts)), most);
        }
        return most;
    };
    const r = upperOf(qr);
    return [
        ratio(distance((j) => columnOf(r, j, 'n', UPPER), a), n * normOne(a)),
        distance((j) => unitVector(k, j, parts), q) / n,
    ];
}
/**
 * The same in O(m n), in the Frobenius norm: for random signs t, E ||X t||^2 = ||X||_F^2. With X = A - Q R, and with I - Q^H Q of the
 * whole m x m product of reflectors.
 */
export function qrVectorCheck(a, qr, tau, random) {
    const { rows: m, cols: n } = a;
    let [residual, orthogonality] = [0, 0];
    for (let trial = 0; trial < VECTORS; trial++) {
        const t = signVector(n, random, a.parts);
        const product = new Float64Array(m * (a.parts ?? 1));
        product.set(multiply(upperOf(qr), false, t, UPPER));
        residual = Math.hypot(residual, norm(minus(multiply(a, false, t), applyQ(qr, tau, product, false))));
        const s = signVector(m, random, a.parts);
        orthogonality = Math.hypot(orthogonality, norm(minus(applyQ(qr, tau, applyQ(qr, tau, s, false), true), s)));
    }
    const root = Math.sqrt(VECTORS);
    return [ratio(residual / root, n * normFro(a)), orthogonality / root / m];
}
/** -c2: ||A x - b||_F / (max(m, n) ||A||_F ||x||_F) for b = A times a random vector and x from the factors, m >= n. */
export function qrSolveError(a, qr, tau, random) {
    const { rows: m, cols: n } = a;
    const { parts } = a;
    const step = parts ?? 1;
    const b = multiply(a, false, random.fill(new Float64Array(step * n), 'rand'));
    const x = applyQ(qr, tau, b, true).slice(0, step * n);
    for (let j = n - 1; j >= 0; j--) {
        const column = columnOf(qr, j).subarray(0, step * (j + 1));
        const xj = quotient(scalarAt(x, j, parts), scalarAt(column, j, parts));
        subtract(x.subarray(0, step * j), xj, column);
        x[step * j] = re(xj);
        if (parts)
            x[2 * j + 1] = im(xj);
    }
    return ratio(norm(minus(multiply(a, false, x), b)), Math.max(m, n) * normFro(a) * norm(x));
}
/** ||Q - Q_ref||_F / (m ||Q_ref||_F), Q_ref (m x n) being the reflectors of v and tau written out in doubles. */
export function writtenQError(v, tau, q) {
    const expected = inDoubles(v);
    orgqrRef(v.rows, v.cols, tau.rows, hostMat(expected), Float64Array.from(columnOf(tau, 0)));
    return ratio(froDifference(q, expected), v.rows * normFro(expected));
}
/** The same in O(m n), by random vectors. */
export function writtenQVectorCheck(v, tau, q, random) {
    let error = 0;
    for (let trial = 0; trial < VECTORS; trial++) {
        const t = signVector(q.cols, random, q.parts);
        const longer = new Float64Array((q.parts ?? 1) * q.rows);
        longer.set(t);
        error = Math.hypot(error, norm(minus(multiply(q, false, t), applyQ(v, tau, longer, false))));
    }
    return error / Math.sqrt(VECTORS) / q.rows / Math.sqrt(q.cols);
}
/** ||C' - op(Q) C||_F / (N ||C||_F), or C op(Q), for Q of order N, op(Q) being Q or Q^H, computed in doubles. */
export function productQError(side, transposed, v, tau, c, result) {
    const expected = inDoubles(c);
    const { rows: m, cols: n } = c;
    ormqrRef(side, transposed ? 'c' : 'n', m, n, tau.rows, hostMat(v), tau.data, tau.offset, hostMat(expected));
    return ratio(froDifference(result, expected), v.rows * normFro(c));
}
/** The same in O(mk + mn), by random vectors, from the other side of C. */
export function productQVectorCheck(side, transposed, v, tau, c, result, random) {
    let error = 0;
    for (let trial = 0; trial < VECTORS; trial++) {
        const fromRight = side === 'l';
        const t = signVector(fromRight ? c.cols : c.rows, random, c.parts);
        // op(Q) (C t), or op(Q)^H (C^H t)
        const expected = applyQ(v, tau, multiply(c, !fromRight, t), fromRight ? transposed : !transposed);
        error = Math.hypot(error, norm(minus(multiply(result, !fromRight, t), expected)));
    }
    return ratio(error / Math.sqrt(VECTORS), v.rows * normFro(c));
}
