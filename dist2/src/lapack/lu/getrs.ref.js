// Solution of op(A) X = B from the LU factorization of getrf, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { getrsSteps } from './getrs.steps.js';
import { laswpRef } from './laswp.ref.js';
/** B := op(A)^-1 B with P A = L U in A and ipiv. Divides by the diagonal of U as it is: a zero there gives infinities and NaN. */
export const getrsRef = (trans, n, nrhs, A, ipiv, ipivOff, B) => {
    const interchange = (B, forward) => laswpRef(nrhs, B, 1, n, ipiv, ipivOff, forward);
    getrsSteps({ trsm: trsmBlockedRef, interchange }, trans, n, nrhs, A, B);
};
