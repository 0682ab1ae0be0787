// Solution of A X = B in single precision by LU factorization with products of halves and refinement by GMRES, in TypeScript. Host memory
// only.
import { gmresLuRef } from './dsgesvGmres.ref.js';
/** X := A^-1 B, by factors in half, or where iter < 0 in single, A then being overwritten by its factors. */
export const shgesvRef = gmresLuRef([16], 's');
