// What bdsqr and bdsdc compute, whatever applies the rotations and the products: in TypeScript the oracles, and the CPU backend where there
// is no engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { vectorLike } from '../condition/condition.ref.js';
import { rotateRef } from '../rotations.ref.js';
import { bdsdcRef } from './bdsdc.ref.js';
import { bdsqrRef } from './bdsqr.ref.js';
import { blankRef, handOut, IN_PLACE, sortedValues } from './gesvd.ref.js';
const allFinite = (x) => x.every((value) => Number.isFinite(value));
/** B = Q S P^T; U := U Q, V^H := P^T V^H; returns info. Source: LAPACK xBDSQR. */
export function bdsqrVectorsRef(problem, tools = rotatedInPlace(problem)) {
    const { uplo, n, D, E, nru, U, ncvt, VT } = problem;
    // Vectors without elements may be missing.
    if (n === 0)
        return 0;
    if (!allFinite(D) || !allFinite(E)) {
        D.fill(Number.NaN);
        if (nru > 0)
            blankRef(nru, n, U);
        if (ncvt > 0)
            blankRef(n, ncvt, VT);
        return n;
    }
    const [d, e] = [Float64Array.from(D), Float64Array.from(E)];
    const vectors = nru + ncvt > 0;
    if (nru > 0)
        handOut(nru, n, U, IN_PLACE, false, tools.U, false);
    if (ncvt > 0)
        adjointRef(n, ncvt, VT, tools.V);
    // A lower bidiagonal matrix is the transpose of an upper one, whose factors are exchanged.
    const sweep = (first, step, count, right, left) => {
        const [ofU, ofV] = uplo === 'u' ? [left, right] : [right, left];
        tools.rotate(first, step, count, ofU, ofV);
    };
    const info = bdsqrRef(n, d, e, fields[precOf(D)].eps, vectors ? sweep : undefined);
    tools.finish();
    E.set(e);
    // What has not converged is bidiagonal still, and stays in its order.
    if (info > 0)
        D.set(d);
    const sorted = info > 0 ? IN_PLACE : sortedValues(d, 1, D);
    if (nru > 0)
        handOut(nru, n, tools.U, sorted, false, U, false);
    if (ncvt > 0)
        handOut(ncvt, n, tools.V, sorted, true, VT, true);
    return info;
}
/** The tools in TypeScript. */
function rotatedInPlace({ n, D, nru, ncvt, U: ofU, VT }) {
    const room = (rows, given) => {
        const like = { data: D, off: 0, ld: Math.max(1, rows), parts: given?.parts };
        return { ...like, data: vectorLike(like, rows * n) };
    };
    const [U, V] = [room(nru, ofU), room(ncvt, VT)];
    return {
        U,
        V,
        rotate(first, step, count, ofU, ofV) {
            rotateRef(nru, U, first, step, count, ofU);
            rotateRef(ncvt, V, first, step, count, ofV);
        },
        finish() { },
    };
}
/** The places of the reference. */
export function bdsdcPlaces(n, like, eps, tools) {
    const [X, Y] = [0, 1].map(() => ({ data: like(n * n), off: 0, ld: Math.max(1, n) }));
    return { X, Y, solve: (d, e) => bdsdcRef(n, d, e, X, Y, eps, tools) };
}
/** B = U S V^T; returns info. `places`: not asked for without vectors. Source: LAPACK xBDSDC. */
export function bdsdcVectorsRef(problem, places) {
    const { uplo, n, D, E, U, VT } = problem;
    if (U === undefined || VT === undefined)
        return bdsqrVectorsRef({ uplo, n, D, E, nru: 0, ncvt: 0 });
    if (!allFinite(D) || !allFinite(E)) {
        D.fill(Number.NaN);
        blankRef(n, n, U);
        blankRef(n, n, VT);
        return n;
    }
    const [d, e] = [Float64Array.from(D), Float64Array.from(E)];
    const { X, Y, solve } = places();
    const info = solve(d, e);
    E.fill(0);
    const sorted = sortedValues(d, 1, D);
    const [left, right] = uplo === 'u' ? [X, Y] : [Y, X];
    handOut(n, n, left, sorted, false, U, false);
    handOut(n, n, right, sorted, false, VT, true);
    return info;
}
