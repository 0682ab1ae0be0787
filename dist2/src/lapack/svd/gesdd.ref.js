// Singular values and vectors by divide and conquer, in TypeScript: the oracle, and the CPU backend where there is no engine. Host
// memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { bdsdcRef, bdsdcTools } from './bdsdc.ref.js';
import { bdsqrRef } from './bdsqr.ref.js';
import { gebrdRef } from './gebrd.ref.js';
import { answered, handOut, IN_PLACE, prepared, sortedValues } from './gesvd.ref.js';
/** The same as a problem of gesvd. */
export const asGesvd = (problem) => ({
    ...problem,
    jobu: problem.jobz,
    jobvt: problem.jobz,
});
/** S := the chosen values in descending order; `sorted`: their columns. */
export function chosenValues({ S, select }, d, factor) {
    if (select === undefined)
        return sortedValues(d, factor, S);
    const all = S instanceof Float32Array ? new Float32Array(d.length) : new Float64Array(d.length);
    const { order, negative } = sortedValues(d, factor, all);
    const [from, to] = select(all);
    S.set(all.subarray(from, to));
    return { order: order.slice(from, to), negative };
}
/** A = U S V^H; returns info. Source: LAPACK xGESDD, without its blocks and without QR first. */
export function gesddRef(problem) {
    const factor = prepared(problem);
    return factor === undefined ? answered(asGesvd(problem)) : gesddScaledRef(problem, factor);
}
/** Of A that has been scaled. */
export function gesddScaledRef(problem, factor) {
    const { m, n, A, U, VT } = problem;
    if (m >= n)
        return tall(problem, A, factor, U, VT, false);
    // A^H = V S U^H
    const turned = { data: vectorLike(A, m * n), off: 0, ld: n, parts: A.parts };
    adjointRef(m, n, A, turned);
    return tall(problem, turned, factor, VT, U, true);
}
/** A, rows x cols with rows >= cols, is X S Y^H; `turned`: it is the problem's adjoint, so that X belongs to V^H. */
function tall(problem, A, factor, outX, outY, turned) {
    const { m, n, jobz } = problem;
    const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
    const eps = fields[precOf(A.data)].eps;
    const [tauQ, tauP] = [vectorLike(A, cols), vectorLike(A, cols)];
    const [d, e] = [new Float64Array(cols), new Float64Array(cols)];
    const { parts = 1 } = A;
    const P = { data: vectorLike(A, cols * cols), off: 0, ld: cols, parts };
    gebrdRef(rows, cols, A, tauQ, P, tauP, d, e);
    if (jobz === 'n') {
        const info = bdsqrRef(cols, d, e, eps);
        chosenValues(problem, d, factor);
        return info;
    }
    // B is real, and so are its vectors.
    const reals = (length) => vectorLike({ ...A, parts: 1 }, length);
    const square = () => ({ data: reals(cols * cols), off: 0, ld: cols });
    const matrix = (height, width) => ({
        data: vectorLike(A, height * width),
        off: 0,
        ld: height,
        parts,
    });
    const [U, V] = [square(), square()];
    const info = bdsdcRef(cols, d, e, U, V, eps, bdsdcTools(cols, reals));
    const sorted = chosenValues(problem, d, factor);
    const chosen = sorted.order.length;
    if (outX !== undefined) {
        // X := Q [U 0; 0 I]
        const width = jobz === 'a' ? rows : chosen;
        const X = matrix(rows, width);
        handOut(cols, chosen, U, sorted, false, X, false);
        for (let j = cols; j < width; j++)
            X.data[parts * (j + j * rows)] = 1;
        ormqrRef('l', 'n', rows, width, cols, A, tauQ, 0, X);
        handOut(rows, width, X, IN_PLACE, false, outX, turned);
    }
    if (outY !== undefined) {
        // Y := [1 0; 0 P] V
        const Y = matrix(cols, chosen);
        handOut(cols, chosen, V, sorted, false, Y, false);
        ormqrRef('l', 'n', cols - 1, chosen, cols - 1, at(P, 1, 1), tauP, 0, at(Y, 1, 0));
        handOut(cols, chosen, Y, IN_PLACE, false, outY, !turned);
    }
    return info;
}
