// Solution of A X = B by LU factorization without pivoting, in TypeScript. Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import { getrfNopivRef } from './getrfNopiv.ref.ts';
import { getrsNopivRef } from './getrsNopiv.ref.ts';

/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function gesvNopivRef(n: number, nrhs: number, A: FieldMat, B: FieldMat): number {
  const info = getrfNopivRef(n, n, A);
  if (info === 0) getrsNopivRef('n', n, nrhs, A, B);
  return info;
}
