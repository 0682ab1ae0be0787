// Solution of A X = B by LU factorization, in TypeScript. Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import { getrfRecursiveRef } from './getrf.ref.ts';
import { getrsRef } from './getrs.ref.ts';

/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function gesvRef(n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat): number {
  const info = getrfRecursiveRef(n, n, A, ipiv, ipivOff);
  if (info === 0) getrsRef('n', n, nrhs, A, ipiv, ipivOff, B);
  return info;
}
