import { sytrsRef } from '../indefinite/sytrs.ref.js';
import { hasNaN, rcondRef, vectorLike } from './condition.ref.js';
/**
 * The product with the inverse, or with its adjoint, from a solution: of a real symmetric or a Hermitian matrix they are the same, of a
 * complex symmetric one the adjoint is the conjugate.
 */
export function adjointBy(solve, vector, parts, mirror) {
    if (parts === 1 || mirror === 'c')
        return solve;
    const conjugate = () => {
        const x = vector();
        for (let i = 1; i < x.length; i += 2)
            x[i] = -x[i];
    };
    return (transposed) => {
        if (transposed)
            conjugate();
        solve();
        if (transposed)
            conjugate();
    };
}
/**
 * 1 / (||A|| ||A^-1||), in the 1-norm, with A = L D L^T ('l') or U D U^T ('u') in A and ipiv, with 'c' L D L^H or U D U^H. Source: LAPACK
 * xSYCON, xHECON.
 */
export function syconRef(uplo, n, A, ipiv, ipivOff, anorm, mirror = 't') {
    const data = vectorLike(A, n);
    const { parts = 1 } = A;
    const x = { data, off: 0, ld: Math.max(1, n), parts };
    const solve = () => sytrsRef(uplo, n, 1, A, ipiv, ipivOff, x, mirror);
    return rcondRef(anorm, data, adjointBy(solve, () => data, parts, mirror), () => hasNaN(uplo, n, A, mirror === 'c' ? 'real' : 'nothing'), parts);
}
