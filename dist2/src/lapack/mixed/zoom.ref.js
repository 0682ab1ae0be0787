// Vectors in double precision from vectors in single, real or complex: what the corrections of eigenvectors (zoomEigen.ref.ts) and of
// singular vectors (zoomSvd.ref.ts) have in common.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { entriesOf } from '../../core/matrix.js';
export const EPS = 2 ** -53;
/** Corrections before they are given up; two are usual, three or four where values crowd. */
export const MOST = 8;
/**
 * Values are told apart by a correction if they differ by so many root mean squares of the elements between their vectors, and by so many
 * of the largest of them.
 */
const [APART, FAR] = [32, 4];
/** What may be left beside the diagonal of n values, as a norm. Rounding leaves some eps of each element, however few there are. */
export const roundoff = (n, frobenius) => (n + 20) * EPS * frobenius;
/** The largest magnitude of a part of an element of an m x n matrix; infinity if any is no finite number. */
export function largestIn(m, n, A) {
    const [{ data, off, ld }, rows] = [entriesOf(A), (A.parts ?? 1) * m];
    let largest = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < rows; i++) {
            const size = Math.abs(data[off + i + j * ld]);
            if (!(size <= largest))
                largest = Number.isNaN(size) ? Number.POSITIVE_INFINITY : size;
        }
    }
    return largest;
}
/** A := factor A, of an m x n matrix. */
export function scaleBy(m, n, factor, A) {
    const [{ data, off, ld }, rows] = [entriesOf(A), (A.parts ?? 1) * m];
    for (let j = 0; j < n; j++)
        for (let i = 0; i < rows; i++)
            data[off + i + j * ld] *= factor;
}
/** Steps towards orthogonality at most, each of which squares what is missing. */
export const STEPS = 5;
/**
 * X := X (3 I - X^H X) / 2, a step of Newton and Schulz towards the nearest orthogonal (unitary) matrix, until X is orthogonal to double
 * precision. R and Y are workspace.
 */
export async function orthogonalise(n, X, R, Y, ops) {
    for (let step = 0; step < STEPS; step++) {
        await ops.multiply('c', n, n, n, 1, X, X, 0, R);
        lacpyRef('f', n, n, X, Y);
        await ops.multiply('n', n, n, n, -0.5, Y, R, 1.5, X);
        if (departure(n, R) < Math.sqrt(EPS))
            return;
    }
}
/** The norm of R - I. */
function departure(n, R) {
    const [{ data, off, ld }, { parts = 1 }] = [entriesOf(R), R];
    let sum = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < parts * n; i++)
            sum += (data[off + i + j * ld] - Number(i === parts * j)) ** 2;
    return Math.sqrt(sum);
}
export function frobenius(n, A) {
    const [{ data, off, ld }, rows] = [entriesOf(A), (A.parts ?? 1) * n];
    let sum = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < rows; i++)
            sum += data[off + i + j * ld] ** 2;
    return Math.sqrt(sum);
}
/** What stands beside the diagonal. */
export function between(n, { data, off, ld, parts = 1 }) {
    let [sum, largest] = [0, 0];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
            if (i === j)
                continue;
            const p = parts * (off + i + j * ld);
            const square = data[p] ** 2 + (parts === 2 ? data[p + 1] ** 2 : 0);
            sum += square;
            largest = Math.max(largest, square);
        }
    }
    const mean = Math.sqrt(sum / Math.max(1, n * (n - 1)));
    return { mean, largest: mean < Number.POSITIVE_INFINITY ? Math.sqrt(largest) : Number.POSITIVE_INFINITY };
}
/** Sorted values in groups. */
export function groupsOf(n, w, { mean, largest }) {
    const gap = Math.max(APART * mean, FAR * largest);
    const groups = [];
    for (let from = 0, to = 1; from < n; from = to, to++) {
        while (to < n && Math.abs(w[to] - w[to - 1]) <= gap)
            to++;
        groups.push({ from, to });
    }
    return groups;
}
/** The columns of M in another order; with `rows` its rows too. Y is workspace. */
export function reorder(n, order, M, Y, rows = false) {
    const { parts = 1 } = M;
    lacpyRef('f', n, n, M, Y);
    for (let j = 0; j < n; j++) {
        const [from, to] = [Y.off + order[j] * Y.ld, M.off + j * M.ld];
        for (let i = 0; i < n; i++) {
            const source = parts * (from + (rows ? order[i] : i));
            for (let part = 0; part < parts; part++)
                M.data[parts * (to + i) + part] = Y.data[source + part];
        }
    }
}
/** X(:, group) := X(:, group) Q for an X of n rows. Y is workspace. */
export async function turnColumns(n, { from, to }, Q, X, Y, ops) {
    const order = to - from;
    const columns = { ...X, off: X.off + from * X.ld };
    lacpyRef('f', n, order, columns, Y);
    await ops.multiply('n', n, order, order, 1, Y, Q, 0, columns);
}
/** S(group, :) := Q^H S(group, :). Y is workspace. */
export async function turnRows(n, { from, to }, Q, S, Y, ops) {
    const order = to - from;
    const rows = { ...S, off: S.off + from };
    lacpyRef('f', order, n, rows, Y);
    await ops.multiply('c', order, n, order, 1, Q, Y, 0, rows);
}
/** X := X (I + F + F^2 / 2), made orthogonal again, for an F = -F^H: exp(F) to second order. Overwrites F; S is workspace. */
export async function advance(n, X, F, S, ops) {
    await ops.multiply('n', n, n, n, 0.5, F, F, 0, S);
    const [sum, added, count] = [entriesOf(S), entriesOf(F), (S.parts ?? 1) * n * n];
    for (let p = 0; p < count; p++)
        sum.data[sum.off + p] += added.data[added.off + p];
    lacpyRef('f', n, n, X, F);
    await ops.multiply('n', n, n, n, 1, F, S, 1, X);
    await orthogonalise(n, X, S, F, ops);
}
