import { advance, between, frobenius, groupsOf, MOST, orthogonalise, reorder, roundoff, scaleBy, turnColumns, turnRows, } from './zoom.ref.js';
/** Groups up to this order cost less in double at once. */
export const DIRECT = 192;
/** So often a group is looked at more closely; then it is solved in double. */
export const DEPTHS = 3;
/**
 * X, n x n, := eigenvectors of the full symmetric (Hermitian) A, and w := its eigenvalues, ascending. The largest element of A must be of
 * order 1. Returns the number of corrections, -1 if these do not make X good to double precision.
 *
 * With S = X^H A X, X orthogonal to double precision: eigenvalues that are closer than what S has between them form groups. Each group's
 * block of S is diagonalised, after its mean has been taken away and what is left has been scaled: singles see the group at full
 * resolution. Then f(i,j) = s(i,j) / (s(j,j) - s(i,i)) between groups, X := X (I + F + F^2 / 2), made orthogonal again.
 *
 * Source: T. Ogita, K. Aishima, Iterative refinement for symmetric eigenvalue decomposition, Japan J. Indust. Appl. Math. 35 (2018), whose
 * treatment of multiple eigenvalues the groups replace.
 */
export async function zoomEigenRef(n, A, X, w, ops, depth = 0) {
    if (n === 0)
        return 0;
    if (!(await ops.singles(n, A, X)))
        return -1;
    const [S, Y] = [ops.matrix(n), ops.matrix(n)];
    await orthogonalise(n, X, S, Y, ops);
    const bound = roundoff(n, frobenius(n, A));
    for (let corrections = 0; corrections <= MOST; corrections++) {
        await ops.multiply('n', n, n, n, 1, A, X, 0, Y);
        await ops.multiply('c', n, n, n, 1, X, Y, 0, S);
        sort(n, S, X, Y, w);
        const rest = between(n, S);
        if (n * rest.mean <= bound)
            return corrections;
        if (!(rest.largest < Number.POSITIVE_INFINITY))
            break;
        const groups = groupsOf(n, w, rest);
        for (const group of groups) {
            if (group.to - group.from > 1 && !(await diagonalise(n, group, S, X, Y, ops, depth)))
                return -1;
        }
        firstOrder(S, groups, Y);
        await advance(n, X, Y, S, ops);
    }
    return -1;
}
/** w := the diagonal of S, ascending; S and the columns of X in the same order. Y is workspace. */
function sort(n, S, X, Y, w) {
    const value = (i) => S.data[(S.parts ?? 1) * (S.off + i * (1 + S.ld))];
    const order = Array.from({ length: n }, (_, i) => i).sort((i, j) => value(i) - value(j));
    for (let i = 0; i < n; i++)
        w[i] = value(order[i]);
    if (order.every((from, to) => from === to))
        return;
    reorder(n, order, X, Y);
    reorder(n, order, S, Y, true);
}
/** Makes the group's block of S diagonal by a rotation of X's columns. Whether it could. Y is workspace. */
async function diagonalise(n, group, S, X, Y, ops, depth) {
    const order = group.to - group.from;
    const [B, Q] = [ops.matrix(order), ops.matrix(order)];
    if (!closer(order, { ...S, off: S.off + group.from * (1 + S.ld) }, B))
        return true;
    const zoomed = order > DIRECT && depth < DEPTHS && (await zoomEigenRef(order, B, Q, new Float64Array(order), ops, depth + 1)) >= 0;
    if (!zoomed && !(await ops.doubles(order, B, Q)))
        return false;
    await turnColumns(n, group, Q, X, Y, ops);
    await turnColumns(n, group, Q, S, Y, ops);
    await turnRows(n, group, Q, S, Y, ops);
    return true;
}
/** B := (S - mu I) 2^p with its largest element in 1/2 .. 1 and the mean mu of S's diagonal. False if S is a multiple of I. */
export function closer(n, S, B) {
    const { parts = 1 } = S;
    let mean = 0;
    for (let i = 0; i < n; i++)
        mean += S.data[parts * (S.off + i * (1 + S.ld))] / n;
    let largest = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i <= j; i++) {
            const [upper, lower] = [parts * (S.off + i + j * S.ld), parts * (S.off + j + i * S.ld)];
            const value = i === j ? S.data[upper] - mean : (S.data[upper] + S.data[lower]) / 2;
            const [to, across] = [parts * (B.off + i + j * B.ld), parts * (B.off + j + i * B.ld)];
            B.data[to] = value;
            B.data[across] = value;
            largest = Math.max(largest, Math.abs(value));
            if (parts === 1)
                continue;
            const imaginary = i === j ? 0 : (S.data[upper + 1] - S.data[lower + 1]) / 2;
            B.data[to + 1] = imaginary;
            B.data[across + 1] = -imaginary;
            largest = Math.max(largest, Math.abs(imaginary));
        }
    }
    if (largest === 0)
        return false;
    scaleBy(n, n, 2 ** -Math.ceil(Math.log2(largest)), B);
    return true;
}
/** f(i,j) := s(i,j) / (s(j,j) - s(i,i)) where i and j are of different groups, 0 elsewhere, for the Hermitian part s of S. */
function firstOrder(S, groups, F) {
    const { parts = 1 } = S;
    const s = (i, j, part = 0) => S.data[parts * (S.off + i + j * S.ld) + part];
    for (const { from, to } of groups) {
        for (let j = from; j < to; j++) {
            for (let i = 0; i < to; i++) {
                const twice = 2 * (s(j, j) - s(i, i));
                const [at, across] = [parts * (F.off + i + j * F.ld), parts * (F.off + j + i * F.ld)];
                const f = i >= from ? 0 : (s(i, j) + s(j, i)) / twice;
                F.data[at] = f;
                F.data[across] = -f;
                if (parts === 1)
                    continue;
                const imaginary = i >= from ? 0 : (s(i, j, 1) - s(j, i, 1)) / twice;
                F.data[at + 1] = imaginary;
                F.data[across + 1] = imaginary;
            }
        }
    }
}
