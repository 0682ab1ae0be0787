// Positive definite tridiagonal systems in TypeScript; d is real, of complex ones e and B are pairs. Host memory only.
import type { FieldMat, RealMat } from '../../core/matrix.ts';
import { pttrfRef } from './pttrf.ref.ts';
import { pttrsRef } from './pttrs.ref.ts';

/** B := A^-1 B; d and e as pttrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xPTSV. */
export function ptsvRef(n: number, nrhs: number, d: RealMat, e: FieldMat, B: FieldMat): number {
  const info = pttrfRef(n, d, e);
  if (info === 0) pttrsRef(n, nrhs, d, e, B);
  return info;
}
