// Solution of A X = B for a symmetric or Hermitian A by L D L^T or L D L^H without pivoting, in TypeScript. Host memory only.
import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
import { sytrfNopivRef } from './sytrfNopiv.ref.ts';
import { sytrsNopivRef } from './sytrsNopiv.ref.ts';

/** A := its factors, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function sysvNopivRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat, mirror: Mirror): number {
  const info = sytrfNopivRef(uplo, n, A, mirror);
  if (info === 0) sytrsNopivRef(uplo, n, nrhs, A, B, mirror);
  return info;
}
