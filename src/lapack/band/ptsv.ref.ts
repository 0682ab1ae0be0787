// Positive definite tridiagonal systems in TypeScript. Real precisions, host memory only.
import type { RealMat } from '../../core/matrix.ts';
import { pttrfRef } from './pttrf.ref.ts';
import { pttrsRef } from './pttrs.ref.ts';

/** B := A^-1 B; d and e as pttrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xPTSV. */
export function ptsvRef(n: number, nrhs: number, d: RealMat, e: RealMat, B: RealMat): number {
  const info = pttrfRef(n, d, e);
  if (info === 0) pttrsRef(n, nrhs, d, e, B);
  return info;
}
