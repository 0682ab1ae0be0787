// Singular values and vectors of a bidiagonal matrix by divide and conquer, whatever computes the products and the rotations: the oracle
// in TypeScript, and what bdsdc.cpu.ts gives the engine's kernels to.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { rotateRef } from '../rotations.ref.js';
import { Merge } from './bdsdcMerge.ref.js';
import { bdsqrRef } from './bdsqr.ref.js';
import { lartgRef } from './plane.ref.js';
/** Rows up to which QR iteration takes a part. */
export const LEAF = 32;
/**
 * B = U S V^T for the upper bidiagonal B of order n with diagonal d and superdiagonal e. d := the singular values, none negative, in no
 * order; e is overwritten; U, V: n x n, their vectors in columns of the same order. eps: unit roundoff of U and V. Returns 0, or how many
 * elements of a part QR iteration has not taken away.
 *
 * Source: LAPACK xBDSDC, xLASD0; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16
 * (1995).
 */
export function bdsdcRef(n, d, e, U, V, eps, { room, multiply, leaf }) {
    for (let j = 0; j < n; j++)
        for (const { data, off, ld } of [U, V])
            data.fill(0, off + j * ld, off + j * ld + n);
    const merge = new Merge(d, U, V, eps, room, multiply);
    /** Rows first .. first + rows - 1, with a column more if `extra`. */
    const solve = (first, rows, extra) => {
        if (rows <= LEAF)
            return solveLeaf(first, rows, extra, d, e, U, V, eps, leaf);
        const upper = rows >> 1;
        const middle = first + upper;
        const [alpha, beta] = [d[middle], e[middle]];
        const failed = solve(first, upper, true) + solve(middle + 1, rows - upper - 1, extra);
        U.data[U.off + middle + middle * U.ld] = 1;
        if (failed === 0)
            merge.run({ first, upper, n: rows, extra }, alpha, beta);
        return failed;
    };
    return n === 0 ? 0 : solve(0, n, false);
}
/** A part by QR iteration: its vectors go to the diagonal blocks of U and V. */
function solveLeaf(first, rows, extra, d, e, U, V, eps, leaf) {
    const cols = rows + Number(extra);
    for (const X of [leaf.U, leaf.V]) {
        for (let j = 0; j < cols; j++) {
            X.data.fill(0, X.off + j * X.ld, X.off + j * X.ld + cols);
            X.data[X.off + j + j * X.ld] = 1;
        }
    }
    const own = d.subarray(first, first + rows);
    const off = e.slice(first, first + rows);
    if (extra)
        square(rows, own, off, leaf.sweep);
    const failed = bdsqrRef(rows, own, off.subarray(0, rows - 1), eps, leaf.sweep);
    leaf.finish();
    for (let j = 0; j < cols; j++) {
        const negative = j < rows && own[j] < 0;
        if (negative)
            own[j] = -own[j];
        hand(j < rows ? rows : 0, j, leaf.U, U, first, 1);
        hand(cols, j, leaf.V, V, first, negative ? -1 : 1);
    }
    return failed;
}
/** Column j, with a sign, to the diagonal block that begins at `first`. */
function hand(rows, j, from, to, first, sign) {
    const [a, b] = [from.off + j * from.ld, to.off + first + (first + j) * to.ld];
    for (let i = 0; i < rows; i++)
        to.data[b + i] = sign * from.data[a + i];
}
/** An upper bidiagonal matrix with a column more than rows becomes a square one, by rotations from the right and then from the left. */
function square(n, d, e, sweep) {
    const none = new Float64Array(2 * n);
    for (let i = 0; i < n; i++)
        none[2 * i] = 1;
    const planes = new Float64Array(2 * n);
    const plane = { c: 1, s: 0, r: 0 };
    const chase = (count) => {
        for (let i = 0; i < count; i++) {
            lartgRef(d[i], e[i], plane);
            d[i] = plane.r;
            planes[2 * i] = plane.c;
            planes[2 * i + 1] = plane.s;
            e[i] = 0;
            if (i === n - 1)
                return;
            e[i] = plane.s * d[i + 1];
            d[i + 1] = plane.c * d[i + 1];
        }
    };
    // To a lower bidiagonal matrix, whose last column is zero
    chase(n);
    sweep(0, 1, n, planes, none);
    chase(n - 1);
    sweep(0, 1, n - 1, none, planes);
}
/** The tools in TypeScript, for U and V like X of order n. */
export function bdsdcTools(n, like) {
    const matrix = (order) => ({ data: like(order * order), off: 0, ld: order });
    const [U, V] = [matrix(LEAF + 1), matrix(LEAF + 1)];
    return {
        room: { gathered: matrix(n), inner: matrix(n) },
        multiply: (m, cols, k, A, B, C) => gemmBlockedRef('n', 'n', m, cols, k, 1, A, B, 0, C),
        leaf: {
            U,
            V,
            sweep: (first, step, count, right, left) => {
                rotateRef(LEAF + 1, U, first, step, count, left);
                rotateRef(LEAF + 1, V, first, step, count, right);
            },
            finish: () => { },
        },
    };
}
