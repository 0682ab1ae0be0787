// Solution of A X = B by LU factorization, in TypeScript. Real precisions, host memory only.
import type { RealMat } from '../../core/matrix.ts';
import { getrfRecursiveRef } from './getrf.ref.ts';
import { getrsRef } from './getrs.ref.ts';

/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function gesvRef(n: number, nrhs: number, A: RealMat, ipiv: Int32Array, ipivOff: number, B: RealMat): number {
  const info = getrfRecursiveRef(n, n, A, ipiv, ipivOff);
  if (info === 0) getrsRef('n', n, nrhs, A, ipiv, ipivOff, B);
  return info;
}
