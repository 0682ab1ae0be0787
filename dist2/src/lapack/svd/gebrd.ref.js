// Reduction of a matrix to bidiagonal form by reflections from both sides, in TypeScript. Host memory only. The form is real whatever the
// matrix is.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { conjugate } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { larfRef, makeReflectorRef } from '../qr/larfg.ref.js';
/**
 * Q^H A P = B for m >= n: d := the diagonal of the upper bidiagonal B, e := its superdiagonal. Below A's diagonal, column i holds v(i) of
 * Q = H(0) ... H(n-1) as geqrf leaves it, with tauQ[i]. Column i + 1 of P, n x n, holds below its diagonal the v(i) of G(0) ... G(n-2),
 * with tauP[i]: P's rows and columns from 1 on are as orgqr takes them. What A then holds on and above its diagonal means nothing.
 * Source: LAPACK xGEBD2.
 */
export function gebrdRef(m, n, A, tauQ, P, tauP, d, e) {
    const { parts = 1 } = A;
    for (let i = 0; i < n; i++) {
        const diagonal = at(A, i, i);
        // H(i)^H annihilates A(i+1:m, i)
        const left = makeReflectorRef(m - i, diagonal, tauQ, i);
        d[i] = A.data[parts * diagonal.off];
        larfRef('l', m - i, n - i - 1, A.data, diagonal.off, conjugate(left), at(A, i, i + 1));
        if (i === n - 1)
            return;
        // G(i) annihilates A(i, i+2:n): G(i)^H what is its adjoint
        const row = at(P, i + 1, i + 1);
        adjointRef(1, n - i - 1, at(A, i, i + 1), row);
        const right = makeReflectorRef(n - i - 1, row, tauP, i);
        e[i] = P.data[parts * row.off];
        larfRef('r', m - i - 1, n - i - 1, P.data, row.off, right, at(A, i + 1, i + 1));
    }
}
/**
 * Q^H A P = B, A m x n of any shape, stored as LAPACK does: B upper bidiagonal for m >= n, else lower, in A's place too; the v's below it,
 * the v^H's of P right of it.
 */
export function gebrdStoredRef(m, n, A, to) {
    storedAs(m, n, A, to, (rows, cols, X, tauQ, tauP, d, e) => {
        const P = { data: vectorLike(X, cols * cols), off: 0, ld: cols, parts: X.parts };
        gebrdRef(rows, cols, X, tauQ, P, tauP, d, e);
        return P;
    });
}
/** gebrdStoredRef with what reduces given to it: a wide A as its adjoint, which exchanges Q and P. */
export function storedAs(m, n, A, to, reduce) {
    const wide = m < n;
    const { parts } = A;
    const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
    const X = wide ? { data: vectorLike(A, m * n), off: 0, ld: n, parts } : A;
    if (wide)
        adjointRef(m, n, A, X);
    const [d, e] = [new Float64Array(cols), new Float64Array(cols)];
    const [tauX, tauY] = wide ? [to.tauP, to.tauQ] : [to.tauQ, to.tauP];
    tauX.fill(0);
    tauY.fill(0);
    const P = reduce(rows, cols, X, tauX, tauY, d, e);
    for (let i = 0; i < cols; i++) {
        putReal(X, i, i, d[i]);
        if (i === cols - 1)
            break;
        putReal(X, i, i + 1, e[i]);
        if (i < cols - 2)
            adjointRef(cols - i - 2, 1, at(P, i + 2, i + 1), at(X, i, i + 2));
    }
    to.D.set(d);
    to.E.set(e.subarray(0, Math.max(0, cols - 1)));
    if (wide)
        adjointRef(n, m, X, A);
}
function putReal({ data, off, ld, parts = 1 }, i, j, value) {
    const p = parts * (off + i + j * ld);
    data[p] = value;
    if (parts === 2)
        data[p + 1] = 0;
}
