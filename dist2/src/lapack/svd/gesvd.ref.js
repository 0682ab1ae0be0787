// Singular values and vectors in TypeScript: the oracle, and the CPU backend where there is no engine. Host memory only.
// Also what gesvd.cpu.ts has in common with it: scaling, and the order and signs in which results are handed out.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { larger, precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at, entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
import { rotateRef } from '../rotations.ref.js';
import { bdsqrRef } from './bdsqr.ref.js';
import { gebrdRef } from './gebrd.ref.js';
/** Columns of U, or rows of V^H, of a job. */
export const vectorsOf = (job, rows, values) => job === 'n' ? 0 : job === 's' ? values : rows;
/** The largest |a(i,j)|, or of complex numbers the largest part; NaN if one is. */
export function magnitudeOf(m, n, A) {
    const { data, off, ld } = entriesOf(A);
    const rows = (A.parts ?? 1) * m;
    let most = 0;
    for (let j = 0; j < n; j++) {
        const column = off + j * ld;
        for (let i = 0; i < rows; i++)
            most = larger(Math.abs(data[column + i]), most);
    }
    return most;
}
/** Between these the largest element is left as it is: no square of it or of what is eps times it leaves the range. */
const BAND = { s: [2 ** -40, 2 ** 40], d: [2 ** -450, 2 ** 450] };
/**
 * The power of two by which A is multiplied first, so that its largest element is neither so large nor so small that its squares leave the
 * range.
 */
export function scaleOf(magnitude, prec) {
    const [low, high] = BAND[prec];
    if (magnitude === 0 || (magnitude >= low && magnitude <= high))
        return 1;
    // Not beyond what has a reciprocal: subnormal numbers become 2^-50 at least.
    return 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(magnitude))));
}
/** A := factor A, factor being real */
export function scaleRef(m, n, A, factor) {
    if (factor === 1)
        return;
    const { data, off, ld } = entriesOf(A);
    const rows = (A.parts ?? 1) * m;
    for (let j = 0; j < n; j++) {
        const column = off + j * ld;
        for (let i = 0; i < rows; i++)
            data[column + i] = data[column + i] * factor;
    }
}
/** Of vectors that are where they belong. */
export const IN_PLACE = { order: new Int32Array(0), negative: [] };
/** S := |d| / factor in descending order. */
export function sortedValues(d, factor, S) {
    const order = Int32Array.from(d, (_, i) => i).sort((i, j) => Math.abs(d[j]) - Math.abs(d[i]) || i - j);
    for (const [i, from] of order.entries())
        S[i] = Math.abs(d[from]) / factor;
    return { order, negative: Array.from(d, (x) => x < 0) };
}
/**
 * Column i of B := column order[i] of A, with the sign that belongs to it if `signs`; columns beyond stay in their place. `turned`: row i
 * of B instead, conjugated. A may be real where B is complex.
 */
export function handOut(rows, cols, A, { order, negative }, signs, B, turned) {
    const { parts = 1 } = B;
    const step = A.parts ?? 1;
    const [along, across] = turned ? [B.ld, 1] : [1, B.ld];
    for (let j = 0; j < cols; j++) {
        const column = j < order.length ? order[j] : j;
        const from = step * (A.off + column * A.ld);
        const to = parts * (B.off + j * across);
        const sign = signs && negative[column] ? -1 : 1;
        for (let i = 0; i < rows; i++)
            B.data[to + i * along * parts] = sign * A.data[from + i * step];
        if (parts === 1)
            continue;
        const sense = turned ? -sign : sign;
        for (let i = 0; i < rows; i++)
            B.data[to + i * along * parts + 1] = step === 1 ? 0 : sense * A.data[from + i * step + 1];
    }
}
/** X := NaN */
export function blankRef(rows, cols, X) {
    const { data, off, ld } = entriesOf(X);
    for (let j = 0; j < cols; j++)
        data.fill(Number.NaN, off + j * ld, off + j * ld + (X.parts ?? 1) * rows);
}
/** What info is where A has a NaN or an infinity: one more than there are superdiagonal elements to leave. S, U, V^H := NaN. */
function refuseRef({ m, n, S, jobu, U, jobvt, VT }) {
    const k = Math.min(m, n);
    S.fill(Number.NaN, 0, k);
    if (jobu !== 'n' && U !== undefined)
        blankRef(m, vectorsOf(jobu, m, k), U);
    if (jobvt !== 'n' && VT !== undefined)
        blankRef(vectorsOf(jobvt, n, k), n, VT);
    return k;
}
/** A = U S V^H; returns info. Source: LAPACK xGESVD, without its blocks and without QR first. */
export function gesvdRef(problem) {
    const factor = prepared(problem);
    return factor === undefined ? answered(problem) : gesvdScaledRef(problem, factor);
}
/** Scales A; the factor. undefined where there is nothing to compute, because A is empty or not finite. */
export function prepared({ m, n, A }) {
    const magnitude = magnitudeOf(m, n, A);
    if (m === 0 || n === 0 || !(magnitude < Infinity))
        return undefined;
    const factor = scaleOf(magnitude, precOf(A.data));
    scaleRef(m, n, A, factor);
    return factor;
}
/** The results where there is nothing to compute, and info. */
export function answered(problem) {
    const { m, n, jobu, U, jobvt, VT } = problem;
    if (m > 0 && n > 0)
        return refuseRef(problem);
    if (jobu === 'a')
        unitRef(m, U);
    if (jobvt === 'a')
        unitRef(n, VT);
    return 0;
}
/** Of A that has been scaled. */
export function gesvdScaledRef(problem, factor) {
    const { m, n, A, jobu, U, jobvt, VT } = problem;
    if (m >= n)
        return tall(problem, A, factor, jobu, U, jobvt, VT, false);
    // A^H = V S U^H
    const turned = { data: vectorLike(A, m * n), off: 0, ld: n, parts: A.parts };
    adjointRef(m, n, A, turned);
    return tall(problem, turned, factor, jobvt, VT, jobu, U, true);
}
/** X := the unit matrix of order n. */
export function unitRef(n, X) {
    const { data, off, ld } = entriesOf(X);
    const { parts = 1 } = X;
    for (let j = 0; j < n; j++) {
        data.fill(0, off + j * ld, off + j * ld + parts * n);
        data[off + parts * j + j * ld] = 1;
    }
}
/** A, rows x cols with rows >= cols, is X S Y^H; `turned`: it is the problem's transposed, so that X belongs to V^H. */
function tall({ m, n, S }, A, factor, jobX, outX, jobY, outY, turned) {
    const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
    const [tauQ, tauP] = [vectorLike(A, cols), vectorLike(A, cols)];
    const [d, e] = [new Float64Array(cols), new Float64Array(cols)];
    const { parts } = A;
    const Y = { data: vectorLike(A, cols * cols), off: 0, ld: cols, parts };
    unitRef(cols, Y);
    gebrdRef(rows, cols, A, tauQ, Y, tauP, d, e);
    const width = vectorsOf(jobX, rows, cols);
    const X = { data: vectorLike(A, rows * width), off: 0, ld: rows, parts };
    if (width > 0) {
        handOut(rows, cols, A, IN_PLACE, false, X, false);
        orgqrRef(rows, width, cols, X, tauQ);
    }
    if (jobY !== 'n')
        orgqrRef(cols - 1, cols - 1, cols - 1, at(Y, 1, 1), tauP);
    const sweep = (first, step, count, right, left) => {
        if (width > 0)
            rotateRef(rows, X, first, step, count, left);
        if (jobY !== 'n')
            rotateRef(cols, Y, first, step, count, right);
    };
    const info = bdsqrRef(cols, d, e, fields[precOf(A.data)].eps, sweep);
    const sorted = sortedValues(d, factor, S);
    if (outX !== undefined)
        handOut(rows, width, X, sorted, false, outX, turned);
    if (outY !== undefined && jobY !== 'n')
        handOut(cols, cols, Y, sorted, true, outY, !turned);
    return info;
}
