// Iterative refinement and its error bounds, in TypeScript: what gerfs and porfs, and the reference and the engine, have in common.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { MOST_STEPS, roundingOf } from '../../core/expert.js';
import { larger, mostOf, precOf } from '../../core/extremes.js';
import { adjoint } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { lacn2Ref } from '../condition/lacn2.ref.js';
const column = ({ data, off, ld, parts = 1 }, n, j) => data.subarray(parts * (off + j * ld), parts * (off + j * ld + n));
/** |x(i)|, of a complex number |Re| + |Im|: what all error bounds are in. */
const sizeOf = (x, i, parts) => parts === 1 ? Math.abs(x[i]) : Math.abs(x[2 * i]) + Math.abs(x[2 * i + 1]);
/**
 * max |r(i)| / w(i): the least relative change of elements of A and b that makes x exact. Where w is next to nothing safe1 makes it
 * harmless.
 */
function backwardError(r, w, { safe1, safe2 }, parts) {
    let worst = 0;
    for (let i = 0; i < w.length; i++) {
        const [size, weight] = [sizeOf(r, i, parts), w[i]];
        worst = larger(worst, weight <= safe2 ? (size + safe1) / (weight + safe1) : size / weight);
    }
    return worst;
}
/**
 * Improves X until the backward errors of its columns are rounding errors, no longer halve, or MOST_STEPS corrections are made. berr(j) is
 * the componentwise backward error of column j, ferr(j) a bound of max |x - exact| / max |x|. Source: LAPACK xGERFS; M. Arioli,
 * J. W. Demmel and I. S. Duff, Solving sparse linear systems with sparse backward error, SIAM J. Matrix Anal. Appl. 10 (1989).
 */
export function refineRef(s, ferr, berr) {
    const { trans, n, nrhs, X, R, W } = s;
    const { parts = 1 } = X;
    if (n === 0) {
        for (const errors of [ferr, berr])
            errors.fill(0);
        return;
    }
    const rounding = roundingOf(n, precOf(X.data));
    s.prepare();
    berr.fill(3);
    const active = new Array(nrhs).fill(true);
    for (let step = 0;; step++) {
        s.residual();
        for (let j = 0; j < nrhs; j++) {
            if (!active[j])
                continue;
            const before = berr[j];
            berr[j] = backwardError(column(R, n, j), column(W, n, j), rounding, parts);
            active[j] = berr[j] > rounding.eps && 2 * berr[j] <= before;
        }
        if (step === MOST_STEPS || !active.includes(true))
            break;
        s.solve(nrhs, trans);
        for (let j = 0; j < nrhs; j++) {
            if (!active[j])
                continue;
            const [x, d] = [column(X, n, j), column(R, n, j)];
            for (let i = 0; i < parts * n; i++)
                x[i] = x[i] + d[i];
        }
    }
    boundErrors(s, rounding, ferr);
}
/**
 * ferr(j) := || |op(A)^-1| w ||_inf / ||x||_inf with w = |r| + (n + 1) eps (|op(A)| |x| + |b|): what the residual, and the rounding errors
 * made in computing it, can amount to. With D = diag(w) the norm is that of op(A)^-1 D, the 1-norm of its conjugate transpose, which
 * lacn2Ref estimates; the norm of A^-T D is that of A^-H D.
 */
function boundErrors({ trans, n, nrhs, X, R, W, solve }, rounding, ferr) {
    const { parts = 1 } = X;
    const op = trans === 'n' ? 'n' : 'c';
    const { safe1, safe2, bound } = rounding;
    for (let j = 0; j < nrhs; j++) {
        const [r, w] = [column(R, n, j), column(W, n, j)];
        for (let i = 0; i < n; i++)
            w[i] = sizeOf(r, i, parts) + bound * w[i] + (w[i] <= safe2 ? safe1 : 0);
    }
    const v = column(R, n, 0);
    for (let j = 0; j < nrhs; j++) {
        const w = column(W, n, j);
        const weigh = () => {
            for (let i = 0; i < parts * n; i++)
                v[i] = v[i] * w[parts === 1 ? i : i >> 1];
        };
        const product = (transposed) => {
            // D op(A)^-H, or op(A)^-1 D
            if (transposed)
                weigh();
            solve(1, transposed ? op : adjoint(op));
            if (!transposed)
                weigh();
        };
        const estimate = lacn2Ref(1, v, product, parts);
        const x = column(X, n, j);
        const size = mostOf(Float64Array.from({ length: n }, (_, i) => sizeOf(x, i, parts)));
        ferr[j] = size === 0 ? estimate : estimate / size;
    }
}
/** B := |A|, of complex numbers |Re| + |Im|. */
export function magnitudesRef(m, n, A, B) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const a = column(A, m, j);
        const b = B.off + j * B.ld;
        for (let i = 0; i < m; i++)
            B.data[b + i] = sizeOf(a, i, parts);
    }
}
export function matrixLike(A, n, cols) {
    return { data: vectorLike(A, n * cols), off: 0, ld: Math.max(1, n), parts: A.parts };
}
/** The same of real numbers. */
const realLike = ({ data, off, ld }, n, cols) => matrixLike({ data, off, ld }, n, cols);
/** A system whose matrices are seen as `m`. `add`: C := C + alpha op(A) X, of three of them. */
export function systemOf(trans, n, nrhs, m, add, solve) {
    const prepare = () => magnitudesRef(n, n, m.A, m.sizes);
    const residual = () => {
        lacpyRef('f', n, nrhs, m.B, m.R);
        add(-1, 'A', 'X', 'R');
        magnitudesRef(n, nrhs, m.B, m.W);
        magnitudesRef(n, nrhs, m.X, m.V);
        add(1, 'sizes', 'V', 'W');
    };
    return { trans, n, nrhs, X: m.X, R: m.R, W: m.W, prepare, residual, solve };
}
/** The system of a general matrix in host memory; `solve` works on the first columns of R. */
export function systemRef(trans, n, nrhs, A, B, X, solve) {
    const [W, V] = [realLike(A, n, nrhs), realLike(A, n, nrhs)];
    const m = { A, sizes: realLike(A, n, n), B, X, R: matrixLike(A, n, nrhs), W, V };
    return systemOf(trans, n, nrhs, m, (alpha, of, by, to) => gemmBlockedRef(trans, 'n', n, nrhs, n, alpha, m[of], m[by], 1, m[to]), (columns, op) => solve(columns, op, m.R));
}
