// Preconditioned one-sided Jacobi SVD in TypeScript: the oracle, and the CPU backend where there is no engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { precOf } from '../../core/extremes.js';
import { at, entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { geqp3Ref } from '../qr/geqp3.ref.js';
import { geqrfRef } from '../qr/geqrf.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { blankRef, handOut, IN_PLACE, unitRef } from './gesvd.ref.js';
import { sortColumns } from './gesvj.ref.js';
import { BOTTOM, columnsRef, jacobiRef, jacobiTol, scaleUpRef } from './jacobi.ref.js';
/**
 * A = U S V^H; returns info. A P = Q R by columns of descending norm, R^H = Q' R', and the columns of R'^H, which are nearly orthogonal and
 * in order already, are made so: R'^H W = X S gives U = Q X and V = P Q' W.
 *
 * Rows of descending magnitude keep the first factorization's errors small beside each row, however different they are.
 *
 * Source: LAPACK xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008); A. Cox,
 * N. Higham, Stability of Householder QR factorization for weighted least squares problems, Numerical Analysis 1997.
 */
export function gejsvRef(problem) {
    const { m, n, A, SVA, U, width, V } = problem;
    const factor = scaleUpRef(m, n, A);
    if (factor === undefined)
        return refuseRef(problem);
    const prec = precOf(A.data);
    const { parts } = A;
    const square = (order) => {
        const data = vectorLike(A, order * order);
        return { data, off: 0, ld: Math.max(1, order), parts };
    };
    const jpvt = new Int32Array(n);
    const [tau, tauT] = [vectorLike(A, n), vectorLike(A, n)];
    const rows = sortRows(m, n, A);
    geqp3Ref(m, n, A, jpvt, tau);
    const rank = rankOf(n, A);
    const T = { data: vectorLike(A, n * rank), off: 0, ld: n, parts };
    lowerRef(n, rank, A, T);
    geqrfRef(n, rank, T, tauT);
    const G = square(rank);
    lowerRef(rank, rank, T, G);
    const W = V && square(rank);
    if (W !== undefined)
        unitRef(rank, W);
    const found = jacobiRef(rank, jacobiTol((parts ?? 1) * rank, prec), columnsRef(rank, G, rank, W));
    SVA.fill(0, 0, n);
    for (const [k, j] of found.order.entries())
        SVA[k] = found.norms[j] / factor;
    if (U !== undefined) {
        sortColumns(rank, rank, G, found, true);
        bordered(m, width, rank, G, U);
        ormqrRef('l', 'n', m, width, n, A, tau, 0, U);
        restoreRows(m, width, rows, U);
    }
    if (V !== undefined && W !== undefined) {
        sortColumns(rank, rank, W, found, false);
        const Y = square(n);
        bordered(n, n, rank, W, Y);
        ormqrRef('l', 'n', n, n, rank, T, tauT, 0, Y);
        permuteRows(n, jpvt, Y, V);
    }
    return found.converged ? 0 : n + 1;
}
/** Brings the rows of A into the order of their largest elements, of complex ones the largest parts; the place that each was in. */
export function sortRows(m, n, A) {
    const { data, off, ld } = entriesOf(A);
    const { parts = 1 } = A;
    const most = new Float64Array(m);
    for (let j = 0; j < n; j++) {
        const column = off + j * ld;
        for (let i = 0; i < parts * m; i++) {
            const row = parts === 1 ? i : i >> 1;
            most[row] = Math.max(most[row], Math.abs(data[column + i]));
        }
    }
    const rows = Int32Array.from(most, (_, i) => i).sort((i, j) => most[j] - most[i] || i - j);
    const places = new Int32Array(m);
    for (const [i, row] of rows.entries())
        places[row] = i;
    restoreRows(m, n, places, A);
    return rows;
}
/** Row rows(i) of U := row i. */
export function restoreRows(m, cols, rows, U) {
    const { parts } = U;
    const old = { data: vectorLike(U, m), off: 0, ld: m, parts };
    for (let j = 0; j < cols; j++) {
        const column = at(U, 0, j);
        handOut(m, 1, column, IN_PLACE, false, old, false);
        moveRows(m, old, column, (i) => rows[i]);
    }
}
/** Element to(i) of a column := element i of another. */
function moveRows(m, from, into, to) {
    const { parts = 1 } = from;
    for (let i = 0; i < m; i++) {
        const [p, q] = [parts * (from.off + i), parts * (into.off + to(i))];
        into.data[q] = from.data[p];
        if (parts === 2)
            into.data[q + 1] = from.data[p + 1];
    }
}
/** Diagonal elements of the pivoted R, which are real, that are not negligible even to a Jacobi iteration. */
export function rankOf(n, { data, off, ld, parts = 1 }) {
    let rank = 0;
    while (rank < n && Math.abs(data[parts * (off + rank * (ld + 1))]) > BOTTOM[precOf(data)])
        rank++;
    return rank;
}
/** T, n x rank, := the adjoint of the first rows of the upper triangle in A. */
export function lowerRef(n, rank, A, T) {
    adjointRef(rank, n, A, T);
    const { data, off, ld } = entriesOf(T);
    for (let j = 1; j < rank; j++)
        data.fill(0, off + j * ld, off + j * ld + (T.parts ?? 1) * j);
}
/** B, rows x cols, := X, of order rank, bordered by the unit matrix. */
export function bordered(rows, cols, rank, X, B) {
    const { data, off, ld } = entriesOf(B);
    const { parts = 1 } = B;
    for (let j = 0; j < cols; j++) {
        data.fill(0, off + j * ld, off + j * ld + parts * rows);
        if (j >= rank)
            data[off + j * ld + parts * j] = 1;
    }
    handOut(rank, Math.min(rank, cols), X, IN_PLACE, false, B, false);
}
/** Row jpvt(i) of V, counted from 1, := row i of Y. */
export function permuteRows(n, jpvt, Y, V) {
    for (let j = 0; j < n; j++)
        moveRows(n, at(Y, 0, j), at(V, 0, j), (i) => jpvt[i] - 1);
}
/** A is not finite. */
export function refuseRef({ m, n, SVA, U, width, V }) {
    SVA.fill(Number.NaN, 0, n);
    if (U !== undefined)
        blankRef(m, width, U);
    if (V !== undefined)
        blankRef(n, n, V);
    return n;
}
