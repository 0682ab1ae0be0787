// Solution of A X = B by LU factorization with products of halves and refinement in double by GMRES, in TypeScript. Host memory only.
import type { RealMat } from '../../core/matrix.ts';
import { gmresLuRef, inSingle } from './dsgesvGmres.ref.ts';
import type { GmresAttempt, GmresResult } from './gmres.ref.ts';
import { equilibratePowersRef, getrfHalvesRef } from './halves.ref.ts';

/** X := A^-1 B, by factors in half, else in single; where iter < 0 in double, A then being overwritten by its factors. */
export function dhgesvRef(
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
  X: RealMat,
): GmresResult {
  return gmresLuRef(n, nrhs, A, ipiv, ipivOff, B, X, [inHalves(n, ipiv, ipivOff), inSingle(n, ipiv, ipivOff)]);
}

/** The attempt with products of halves. */
export const inHalves = (n: number, ipiv: Int32Array, ipivOff: number): GmresAttempt => ({
  bits: 16,
  factor(S) {
    const scales = equilibratePowersRef(n, S);
    return { info: getrfHalvesRef(n, S, ipiv, ipivOff), scales };
  },
});
