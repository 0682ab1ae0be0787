// Inverse of a symmetric or Hermitian matrix from its Bunch-Kaufman factorization, in TypeScript. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { sytrsRef } from './sytrs.ref.js';
/**
 * 1-based place of the first 1 x 1 block of D that is exactly zero, 0 if there is none; with 'c' D is real. A 2 x 2 block is never
 * singular.
 */
export function zeroPivotRef(n, A, ipiv, ipivOff, mirror = 't') {
    const { data, off, ld, parts = 1 } = A;
    for (let i = 0; i < n; i++) {
        const p = parts * (off + i * (ld + 1));
        const isZero = data[p] === 0 && (parts === 1 || mirror === 'c' || data[p + 1] === 0);
        if (ipiv[ipivOff + i] > 0 && isZero)
            return i + 1;
    }
    return 0;
}
/** The unit matrix of order n in X, which has no other elements. */
export function unitRef(n, X) {
    X.data.fill(0);
    for (let i = 0; i < n; i++)
        X.data[(X.parts ?? 1) * i * (n + 1)] = 1;
}
/** One triangle of A := that of A^-1, by n solutions. Returns info: zeroPivotRef; if it is not 0, A keeps its factors. */
export function sytriRef(uplo, n, A, ipiv, ipivOff, mirror = 't') {
    const info = zeroPivotRef(n, A, ipiv, ipivOff, mirror);
    if (info > 0)
        return info;
    const { parts = 1 } = A;
    const length = parts * n * n;
    const data = A.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
    const X = { data, off: 0, ld: n, parts };
    unitRef(n, X);
    sytrsRef(uplo, n, n, A, ipiv, ipivOff, X, mirror);
    lacpyRef(uplo, n, n, X, A);
    if (mirror === 'c')
        realDiagonal(n, A);
    return 0;
}
