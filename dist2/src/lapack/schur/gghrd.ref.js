// The pencil of a general and an upper triangular matrix in Hessenberg-triangular form, in doubles.
import { lartgRef } from '../svd/plane.ref.js';
import { rotateRef } from './doubles.ref.js';
/** Rows i and k of M, columns from .. to-1, rotated. */
export function rotateRows(M, i, k, from, to, { c, s }) {
    if (to > from)
        rotateRef(to - from, M.data, M.off + i + from * M.ld, M.off + k + from * M.ld, M.ld, c, s);
}
/** Columns j and k of M, rows from .. to-1, rotated. */
export function rotateColumns(M, j, k, from, to, { c, s }) {
    if (to > from)
        rotateRef(to - from, M.data, M.off + from + j * M.ld, M.off + from + k * M.ld, 1, c, s);
}
/**
 * A := Q^T A Z, upper Hessenberg, and B := Q^T B Z, upper triangular as it was, in rows and columns lo .. hi-1; Q and Z, n x n, are
 * multiplied from the right, if they are given. Source: LAPACK xGGHRD.
 */
export function gghrdRef(n, { lo, hi }, A, B, Q, Z) {
    const plane = { c: 1, s: 0, r: 0 };
    for (let j = lo; j < hi - 2; j++)
        for (let i = hi - 1; i > j + 1; i--) {
            const p = A.off + i + j * A.ld;
            lartgRef(A.data[p - 1], A.data[p], plane);
            [A.data[p - 1], A.data[p]] = [plane.r, 0];
            rotateRows(A, i - 1, i, j + 1, n, plane);
            rotateRows(B, i - 1, i, i - 1, n, plane);
            if (Q)
                rotateColumns(Q, i - 1, i, 0, n, plane);
            // That has filled B below its diagonal.
            const [diagonal, below] = [B.off + i + i * B.ld, B.off + i + (i - 1) * B.ld];
            lartgRef(B.data[diagonal], B.data[below], plane);
            [B.data[diagonal], B.data[below]] = [plane.r, 0];
            rotateColumns(A, i, i - 1, 0, hi, plane);
            rotateColumns(B, i, i - 1, 0, i, plane);
            if (Z)
                rotateColumns(Z, i, i - 1, 0, n, plane);
        }
}
