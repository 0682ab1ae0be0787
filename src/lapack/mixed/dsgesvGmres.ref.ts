// Solution of A X = B by LU factorization in single precision and refinement in double by GMRES, in TypeScript. Host memory only.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { RealMat } from '../../core/matrix.ts';
import { getrfRecursiveRef } from '../lu/getrf.ref.ts';
import { getrsRef } from '../lu/getrs.ref.ts';
import { type GmresAttempt, type GmresResult, gmresRef } from './gmres.ref.ts';

/** X := A^-1 B. Where iter < 0 in double, A then being overwritten by its factors. If info is not 0, X is left as it was. */
export function dsgesvGmresRef(
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
  X: RealMat,
): GmresResult {
  return gmresLuRef(n, nrhs, A, ipiv, ipivOff, B, X, [inSingle(n, ipiv, ipivOff)]);
}

/** The attempt with factors in single precision. */
export const inSingle = (n: number, ipiv: Int32Array, ipivOff: number): GmresAttempt => ({
  bits: 32,
  factor: (S) => ({ info: getrfRecursiveRef(n, n, S, ipiv, ipivOff) }),
});

/** The same with other attempts, and for A in single precision. */
export function gmresLuRef(
  n: number,
  nrhs: number,
  A: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
  X: RealMat,
  attempts: readonly [GmresAttempt, ...GmresAttempt[]],
  prec: 's' | 'd' = 'd',
): GmresResult {
  const parts = {
    uplo: 'f',
    solve: (S: RealMat, D: RealMat, columns: number) => getrsRef('n', n, columns, S, ipiv, ipivOff, D),
    subtract: (Y: RealMat, R: RealMat, columns: number) => gemmBlockedRef('n', 'n', n, columns, n, -1, A, Y, 1, R),
    double(Y: RealMat) {
      const info = getrfRecursiveRef(n, n, A, ipiv, ipivOff);
      if (info > 0) return info;
      lacpyRef('f', n, nrhs, B, Y);
      getrsRef('n', n, nrhs, A, ipiv, ipivOff, Y);
      return 0;
    },
  } as const;
  return gmresRef(n, nrhs, A, B, X, parts, attempts, prec);
}
