// Solution of A X = B by LU factorization in single precision and refinement in double by GMRES, in TypeScript: of real and of complex
// numbers. Host memory only.
import type { FieldMat, RealMat } from '../../core/matrix.ts';
import { luParts } from './dsgesv.ref.ts';
import { type GmresAttempt, type GmresResult, gmresRef } from './gmres.ref.ts';
import { equilibratePowersRef, getrfHalvesRef } from './halves.ref.ts';

/** As the arguments of the routines are in order. */
type LuRef = (
  n: number,
  nrhs: number,
  A: FieldMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: FieldMat,
  X: FieldMat,
) => GmresResult;

/**
 * X := A^-1 B by factors with so many bits, tried in turn, or where iter < 0 in A's own precision, A then being overwritten by its factors.
 */
export const gmresLuRef =
  (tried: readonly [16 | 32, ...(16 | 32)[]], prec: 's' | 'd' = 'd'): LuRef =>
  (n, nrhs, A, ipiv, ipivOff, B, X) => {
    const parts = luParts(n, nrhs, A, ipiv, ipivOff, B);
    const attempt = (bits: 16 | 32): GmresAttempt => ({
      bits,
      factor(S: RealMat) {
        if (bits === 32) return { info: parts.factor(S) };
        const scales = equilibratePowersRef(n, S);
        return { info: getrfHalvesRef(n, S, ipiv, ipivOff), scales };
      },
    });
    const [first, ...others] = tried;
    return gmresRef(n, nrhs, A, B, X, parts, [attempt(first), ...others.map(attempt)], prec);
  };

/** If info is not 0, X is left as it was. */
export const dsgesvGmresRef = gmresLuRef([32]);
