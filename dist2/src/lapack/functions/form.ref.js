// Functions of a matrix by way of its Schur form A = Z T Z^H: what logarithm and square root have in common. In doubles for singles too,
// host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { copyRef, newDoubles } from '../schur/doubles.ref.js';
import { geesRef } from '../schur/gees.ref.js';
import { blankRef, magnitudeRef } from '../schur/magnitude.ref.js';
import { pairsOf } from '../schur/schurSteps.ref.js';
import { quasiForm } from './quasi.ref.js';
import { triangleForm } from './triangle.ref.js';
export const referenceTools = {
    schur: geesRef,
    multiply: (n, A, transB, B, C) => gemmBlockedRef('n', transB === 't' ? 'c' : 'n', n, n, n, 1, A, B, 0, C),
};
/** What info is where there is nothing to compute, because A is empty or not finite; A is NaN then. */
export function answered(n, A) {
    if (n === 0)
        return 0;
    if (magnitudeRef(n, A) < Infinity)
        return undefined;
    blankRef(n, n, A);
    return n;
}
/** A := Z X Z^H with what `f` makes X of the form; returns info. Where `f` returns false there is no result, and A is left as it was. */
export function ofForm(n, A, { schur, multiply }, f) {
    const { parts = 1 } = A;
    const [T, Z, X] = [newDoubles(n, n, parts), newDoubles(n, n, parts), newDoubles(n, n, parts)];
    copyRef(n, n, A, T);
    const W = new Float64Array(2 * n);
    const values = parts === 2 ? pairsOf(W) : { WR: W.subarray(0, n), WI: W.subarray(n) };
    if (schur({ jobvs: 'v', sort: 'n', n, A: T, ...values, VS: Z }).info > 0)
        return n + 2;
    if (!f(parts === 2 ? triangleForm(n, T) : quasiForm(n, T), X))
        return n + 1;
    multiply(n, Z, 'n', X, T);
    multiply(n, T, 't', Z, X);
    copyRef(n, n, X, A);
    return 0;
}
