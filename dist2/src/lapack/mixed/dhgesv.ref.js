// Solution of A X = B by LU factorization with products of halves and refinement in double by GMRES, in TypeScript. Host memory only.
import { gmresLuRef } from './dsgesvGmres.ref.js';
/** X := A^-1 B, by factors in half, else in single; where iter < 0 in double, A then being overwritten by its factors. */
export const dhgesvRef = gmresLuRef([16, 32]);
