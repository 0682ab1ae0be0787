// Rotations of rows and columns of complex matrices, and the pencil of a general and an upper triangular one in Hessenberg-triangular form,
// in doubles.
import { lartgComplexRef, newPlane, rotatePairsRef } from './complexPlane.ref.js';
/** Entry of element (i, j). */
export const entryAt = (M, i, j) => 2 * (M.off + i + j * M.ld);
/** Rows i and k of M := G times themselves, columns from .. to-1. */
export function turnPairRows(M, i, k, from, to, g) {
    const x = entryAt(M, i, from);
    if (to > from)
        rotatePairsRef(to - from, M.data, x, x + 2 * (k - i), 2 * M.ld, g.c, g.sr, g.si);
}
/** Columns j and k of M rotated as they are, rows from .. to-1; `adjoint`: times G^H, which goes with rows times G. */
export function turnPairColumns(M, j, k, from, to, g, adjoint) {
    if (to <= from)
        return;
    const [x, y] = [entryAt(M, from, j), entryAt(M, from, k)];
    rotatePairsRef(to - from, M.data, x, y, 2, g.c, g.sr, adjoint ? -g.si : g.si);
}
/** Makes the rotation that takes the entry at `q` away, with that at `p`; what comes of them is stored. */
export function annihilate({ data }, p, q, g) {
    lartgComplexRef(data[p], data[p + 1], data[q], data[q + 1], g);
    data[p] = g.rr;
    data[p + 1] = g.ri;
    data[q] = 0;
    data[q + 1] = 0;
}
const plane = newPlane();
/**
 * A := Q^H A Z, upper Hessenberg, and B := Q^H B Z, upper triangular as it was, in rows and columns lo .. hi-1; Q and Z, n x n, are
 * multiplied from the right, if they are given. Source: LAPACK xGGHRD.
 */
export function gghrdComplexRef(n, { lo, hi }, A, B, Q, Z) {
    for (let j = lo; j < hi - 2; j++)
        for (let i = hi - 1; i > j + 1; i--) {
            annihilate(A, entryAt(A, i - 1, j), entryAt(A, i, j), plane);
            turnPairRows(A, i - 1, i, j + 1, n, plane);
            turnPairRows(B, i - 1, i, i - 1, n, plane);
            if (Q)
                turnPairColumns(Q, i - 1, i, 0, n, plane, true);
            // That has filled B below its diagonal.
            annihilate(B, entryAt(B, i, i), entryAt(B, i, i - 1), plane);
            turnPairColumns(A, i, i - 1, 0, hi, plane, false);
            turnPairColumns(B, i, i - 1, 0, i, plane, false);
            if (Z)
                turnPairColumns(Z, i, i - 1, 0, n, plane, false);
        }
}
