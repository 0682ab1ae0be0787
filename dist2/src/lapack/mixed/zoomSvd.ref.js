// Singular vectors in double precision from vectors in single: corrections between singular values that are apart, and in double those of
// values that are not. The course of dsgesdd and zcgesdd on every backend.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { modulus } from '../../core/complex.js';
import { advance, between, frobenius, groupsOf, MOST, orthogonalise, reorder, roundoff, turnColumns, turnRows, } from './zoom.ref.js';
/**
 * U and V, n x n, := singular vectors of A, in columns, and s := its singular values, descending. The largest element of A must be of order
 * 1. Returns the number of corrections, -1 if these do not make U and V good to double precision.
 *
 * With S = U^H A V, U and V orthogonal to double precision: singular values that are closer than what S has between them form groups, whose
 * blocks of S are decomposed in double. Between groups f(i,j) = (s(i,j) s(j) + s(j,i)* s(i)) / (s(j)^2 - s(i)^2) and
 * g(i,j) = (s(i,j) s(i) + s(j,i)* s(j)) / (s(j)^2 - s(i)^2), * conjugates, make S diagonal to first order: U := U (I + F + F^2 / 2), V :=
 * V (I + G + G^2 / 2), made orthogonal again.
 *
 * Source: T. Ogita, K. Aishima, Iterative refinement for singular value decomposition based on matrix multiplication, J. Comput. Appl.
 * Math. 369 (2020), whose treatment of multiple values the groups replace.
 */
export async function zoomSvdRef(n, A, U, V, s, ops) {
    if (n === 0)
        return 0;
    if (!(await ops.singles(n, A, U, V)))
        return -1;
    const [S, F, G] = [ops.matrix(n), ops.matrix(n), ops.matrix(n)];
    for (const X of [U, V])
        await orthogonalise(n, X, S, F, ops);
    const bound = roundoff(n, frobenius(n, A));
    for (let corrections = 0; corrections <= MOST; corrections++) {
        await ops.multiply('n', n, n, n, 1, A, V, 0, F);
        await ops.multiply('c', n, n, n, 1, U, F, 0, S);
        sort(n, S, U, V, F, s);
        const rest = between(n, S);
        if (n * rest.mean <= bound)
            return corrections;
        if (!(rest.largest < Number.POSITIVE_INFINITY))
            break;
        const groups = groupsOf(n, s, rest);
        for (const group of groups) {
            if (group.to - group.from > 1 && !(await diagonalise(n, group, S, U, V, F, ops)))
                return -1;
        }
        firstOrder(S, groups, F, G);
        await advance(n, U, F, S, ops);
        await advance(n, V, G, S, ops);
    }
    return -1;
}
/**
 * s := the magnitudes on the diagonal of S, whose signs or phases go to U, descending; S and the columns of U and V in the same order. Y is
 * workspace.
 */
function sort(n, S, U, V, Y, s) {
    const { parts = 1 } = S;
    const value = (i) => S.data[parts * (S.off + i * (1 + S.ld))];
    for (let i = 0; i < n; i++)
        turnPhase(n, i, S, U);
    const order = Array.from({ length: n }, (_, i) => i).sort((i, j) => value(j) - value(i));
    for (let i = 0; i < n; i++)
        s[i] = value(order[i]);
    if (order.every((from, to) => from === to))
        return;
    for (const X of [U, V])
        reorder(n, order, X, Y);
    reorder(n, order, S, Y, true);
}
/** Makes s(i,i) real and not negative by a number of modulus 1, which column i of U takes. */
function turnPhase(n, i, S, U) {
    const { parts = 1 } = S;
    const place = parts * (S.off + i * (1 + S.ld));
    const [a, b] = [S.data[place], parts === 2 ? S.data[place + 1] : 0];
    if (!(a < 0) && b === 0)
        return;
    const size = modulus(a, b);
    const [c, d] = [a / size, b / size];
    for (let j = 0; j < n; j++) {
        multiplyBy(S.data, parts * (S.off + i + j * S.ld), c, -d, parts);
        multiplyBy(U.data, parts * (U.off + j + i * U.ld), c, d, parts);
    }
    S.data[place] = size;
    if (parts === 2)
        S.data[place + 1] = 0;
}
/** The number at x[p] times c + i d. */
function multiplyBy(x, p, c, d, parts) {
    const [a, b] = [x[p], parts === 2 ? x[p + 1] : 0];
    x[p] = a * c - b * d;
    if (parts === 2)
        x[p + 1] = a * d + b * c;
}
/** Makes the group's block of S diagonal by rotations of U's and V's columns. Whether it could. Y is workspace. */
async function diagonalise(n, group, S, U, V, Y, ops) {
    const order = group.to - group.from;
    const [B, P, Q] = [ops.matrix(order), ops.matrix(order), ops.matrix(order)];
    lacpyRef('f', order, order, { ...S, off: S.off + group.from * (1 + S.ld) }, B);
    if (!(await ops.doubles(order, B, P, Q)))
        return false;
    await turnColumns(n, group, P, U, Y, ops);
    await turnColumns(n, group, Q, V, Y, ops);
    await turnColumns(n, group, Q, S, Y, ops);
    await turnRows(n, group, P, S, Y, ops);
    return true;
}
/** F and G as above where i and j are of different groups, 0 elsewhere. */
function firstOrder(S, groups, F, G) {
    const { parts = 1 } = S;
    const s = (i, j, part = 0) => S.data[parts * (S.off + i + j * S.ld) + part];
    for (const { from, to } of groups) {
        for (let j = from; j < to; j++) {
            for (let i = 0; i < to; i++) {
                const [a, b] = [s(i, i), s(j, j)];
                const apart = (b - a) * (b + a);
                for (let part = 0; part < parts; part++) {
                    // Of s(j,i)* ; and what stands across the diagonal is minus the conjugate.
                    const sign = part === 0 ? 1 : -1;
                    const [x, y] = [s(i, j, part), sign * s(j, i, part)];
                    const f = i >= from ? 0 : (x * b + y * a) / apart;
                    const g = i >= from ? 0 : (x * a + y * b) / apart;
                    F.data[parts * (F.off + i + j * F.ld) + part] = f;
                    F.data[parts * (F.off + j + i * F.ld) + part] = -sign * f;
                    G.data[parts * (G.off + i + j * G.ld) + part] = g;
                    G.data[parts * (G.off + j + i * G.ld) + part] = -sign * g;
                }
            }
        }
    }
}
