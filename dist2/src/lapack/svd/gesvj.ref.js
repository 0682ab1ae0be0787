// One-sided Jacobi SVD in TypeScript: the oracle, and the CPU backend where there is no engine. Host memory only.
import { precOf } from '../../core/extremes.js';
import { entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { blankRef, unitRef } from './gesvd.ref.js';
import { columnsRef, jacobiRef, jacobiTol, scaleUpRef } from './jacobi.ref.js';
/** A = U S V^H; returns info. Source: LAPACK xGESVJ, without its quasi-cyclic order of pairs. */
export function gesvjRef(problem) {
    const { m, n, A, V } = problem;
    const factor = scaleUpRef(m, n, A);
    if (factor === undefined)
        return refuse(problem);
    if (V !== undefined)
        unitRef(n, V);
    return iterateRef(problem, factor, columnsRef(m, A, n, V));
}
/** Of A that has been scaled, on its columns and V's. */
export function iterateRef(problem, factor, columns) {
    const { m, n, A, left, SVA, V } = problem;
    const found = jacobiRef(n, jacobiTol((A.parts ?? 1) * m, precOf(A.data)), columns);
    for (const [k, j] of found.order.entries())
        SVA[k] = found.norms[j] / factor;
    if (left)
        sortColumns(m, n, A, found, true);
    if (V !== undefined)
        sortColumns(n, n, V, found, false);
    return found.converged ? 0 : n + 1;
}
/** The columns in order; `unit`: each divided by its norm, if that is not zero. */
export function sortColumns(rows, n, X, { order, norms }, unit) {
    const old = vectorLike(X, rows * n);
    const { data, off, ld } = entriesOf(X);
    const entries = (X.parts ?? 1) * rows;
    for (let j = 0; j < n; j++) {
        const from = off + j * ld;
        old.set(data.subarray(from, from + entries), j * entries);
    }
    for (const [k, j] of order.entries()) {
        const size = unit && norms[j] > 0 ? norms[j] : 1;
        const to = off + k * ld;
        for (let i = 0; i < entries; i++)
            data[to + i] = old[j * entries + i] / size;
    }
}
/** A is not finite. */
export function refuse({ m, n, A, left, SVA, V }) {
    SVA.fill(Number.NaN, 0, n);
    if (left)
        blankRef(m, n, A);
    if (V !== undefined)
        blankRef(n, n, V);
    return n;
}
