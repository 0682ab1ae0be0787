// Solution of A X = B for a symmetric or Hermitian A by Bunch-Kaufman factorization, in TypeScript. Host memory only.
import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
import { sytrfBlockedRef } from './lasyf.ref.ts';
import { sytrsRef } from './sytrs.ref.ts';

/** A := its factors, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function sysvRef(
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: FieldMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: FieldMat,
  mirror: Mirror = 't',
): number {
  const info = sytrfBlockedRef(uplo, n, A, ipiv, ipivOff, 0, mirror);
  if (info === 0) sytrsRef(uplo, n, nrhs, A, ipiv, ipivOff, B, mirror);
  return info;
}
