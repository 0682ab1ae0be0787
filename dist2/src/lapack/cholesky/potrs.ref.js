// Solution of A X = B from the Cholesky factorization of potrf, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { potrsSteps } from './potrs.steps.js';
/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. Divides by the diagonal as it is. */
export const potrsRef = (...args) => potrsSteps(trsmBlockedRef, ...args);
