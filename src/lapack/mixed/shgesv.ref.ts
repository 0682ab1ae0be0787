// Solution of A X = B in single precision by LU factorization with products of halves and refinement by GMRES, in TypeScript. Host memory only.
import type { RealMat } from '../../core/matrix.ts';
import { inHalves } from './dhgesv.ref.ts';
import { gmresLuRef } from './dsgesvGmres.ref.ts';
import type { GmresResult } from './gmres.ref.ts';

/** X := A^-1 B, by factors in half, or where iter < 0 in single, A then being overwritten by its factors. */
export function shgesvRef(
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
  X: RealMat,
): GmresResult {
  return gmresLuRef(n, nrhs, A, ipiv, ipivOff, B, X, [inHalves(n, ipiv, ipivOff)], 's');
}
