import { slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.js';
import { mustSucceed, NotPositiveDefiniteError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { potrfRef } from '../lapack/cholesky/potrf.ref.js';
import { gesvRef } from '../lapack/lu/gesv.ref.js';
import { getrfRecursiveRef } from '../lapack/lu/getrf.ref.js';
import { getriRef } from '../lapack/lu/getri.ref.js';
import { getrsRef } from '../lapack/lu/getrs.ref.js';
import { byRows } from './operands.js';
/** The largest order that the workspace holds. */
const MOST = 20;
const workspace = {
    s: new Float32Array(MOST ** 2),
    d: new Float64Array(MOST ** 2),
    ipiv: new Int32Array(MOST),
};
/** to := x by columns, without gaps. */
export function byColumns({ data, rows, cols, rowStride, colStride, offset }, to) {
    let place = 0;
    for (let j = 0; j < cols; j++) {
        let at = offset + j * colStride;
        for (let i = 0; i < rows; i++, at += rowStride)
            to[place++] = data[at];
    }
}
/** A matrix in the workspace. */
function taken(prec, x) {
    byColumns(x, workspace[prec]);
    return { data: workspace[prec], off: 0, ld: Math.max(1, x.rows) };
}
/** X with A X = B, row by row; the watch, if there is one, sees the factors. Throws SingularError. */
export function solveSmall(prec, a, b, watch) {
    const [n, nrhs] = [b.rows, b.cols];
    const x = new fields[prec].array(n * nrhs);
    byColumns(b, x);
    const A = taken(prec, a);
    mustSucceed('solve', gesvRef(n, nrhs, A, workspace.ipiv, 0, { data: x, off: 0, ld: Math.max(1, n) }));
    watch?.look(a, A, workspace.ipiv, x, b);
    return byRows(prec, x, n, nrhs);
}
/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export function factorSmall(prec, a) {
    const { rows: m, cols: n } = a;
    const factors = new fields[prec].array(m * n);
    byColumns(a, factors);
    const ipiv = new Int32Array(Math.min(m, n));
    getrfRecursiveRef(m, n, { data: factors, off: 0, ld: Math.max(1, m) }, ipiv, 0);
    return { factors, ipiv };
}
/** X, row by row. */
export function luSolveSmall(prec, { trans, factors, pivots, b }) {
    const [n, nrhs] = [b.rows, b.cols];
    const x = new fields[prec].array(n * nrhs);
    byColumns(b, x);
    getrsRef(trans, n, nrhs, taken(prec, factors), pivots, 0, { data: x, off: 0, ld: Math.max(1, n) });
    return byRows(prec, x, n, nrhs);
}
/** A^-1, row by row. Throws SingularError. */
export function invSmall(prec, a) {
    const n = a.rows;
    const A = taken(prec, a);
    const info = getrfRecursiveRef(n, n, A, workspace.ipiv, 0);
    mustSucceed('inv', info > 0 ? info : getriRef(n, A, workspace.ipiv, 0));
    const x = new fields[prec].array(n * n);
    for (let i = 0, place = 0; i < n; i++)
        for (let j = 0; j < n; j++)
            x[place++] = A.data[i + j * n];
    return x;
}
/** det(A) by P A = L U. */
export function determinantSmall(prec, a) {
    const A = taken(prec, a);
    getrfRecursiveRef(a.rows, a.rows, A, workspace.ipiv, 0);
    return slogdetRef(a.rows, A, workspace.ipiv, 0);
}
/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export function choleskySmall(prec, a, upper) {
    const n = a.rows;
    const data = new fields[prec].array(n * n);
    // Rows of A are columns of its transpose: A's lower triangle is that one's upper.
    byColumns({ ...a, rowStride: a.colStride, colStride: a.rowStride }, data);
    const info = potrfRef(upper ? 'l' : 'u', n, { data, off: 0, ld: Math.max(1, n) });
    if (info > 0)
        throw new NotPositiveDefiniteError('cholesky', info);
    keepTriangle(data, n, upper);
    return data;
}
/** Zeros in the other triangle of a matrix by rows. */
export function keepTriangle(data, n, upper) {
    for (let i = 0; i < n; i++)
        data.fill(0, i * n + (upper ? 0 : i + 1), i * n + (upper ? i : n));
}
