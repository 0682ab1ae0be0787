// Band systems in TypeScript. Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import { gbtrfRef } from './gbtrf.ref.ts';
import { gbtrsRef } from './gbtrs.ref.ts';

/** B := A^-1 B; AB and ipiv as gbtrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xGBSV. */
export function gbsvRef(
  n: number,
  kl: number,
  ku: number,
  nrhs: number,
  AB: FieldMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: FieldMat,
): number {
  const info = gbtrfRef(n, kl, ku, AB, ipiv, ipivOff);
  if (info === 0) gbtrsRef('n', n, kl, ku, nrhs, AB, ipiv, ipivOff, B);
  return info;
}
