// Condition number of a general matrix from the factors of getrf, in TypeScript. Host memory only.
import { luTriangles } from '../../core/expert.js';
import { conditionRef } from './condition.ref.js';
/**
 * 1 / (||A|| ||A^-1||) with P A = L U in A. P is not needed: it interchanges columns of A^-1, which changes no norm here. Source: LAPACK
 * xGECON.
 */
export const geconRef = (norm, n, A, anorm) => conditionRef(luTriangles, norm, n, A, anorm);
