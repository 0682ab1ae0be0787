// Solution of A X = B from the Cholesky factorization of potrf, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Potrs } from '../../core/signatures.ts';
import { potrsSteps } from './potrs.steps.ts';

/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. Divides by the diagonal as it is. */
export const potrsRef: Potrs<FieldMat> = (...args) => potrsSteps(trsmBlockedRef, ...args);
