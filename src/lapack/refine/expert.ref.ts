// What the expert drivers have in common: scaling before and after a solve, the reciprocal growth of pivots.
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { scaleRef } from '../condition/laqge.ref.ts';

/** 'n' A is factored as it is, 'e' after it has been equilibrated where that is worth while, 'f' its factors are given. */
export type Fact = 'n' | 'e' | 'f';

/** B := diag(x) B */
export const scaleRowsRef = (n: number, nrhs: number, B: RealMat, x: RealArray): void =>
  scaleRef('f', n, nrhs, B, x, x, 1);

/** Max |A| / max |U| of the first columns, 1 where U is zero. */
export function pivotGrowthRef(n: number, columns: number, A: RealMat, AF: RealMat): number {
  const largest = { norm: 'm', diag: 'n', symmetric: false, n: columns } as const;
  const u = langeRef({ ...largest, uplo: 'u', m: columns }, AF);
  return u === 0 ? 1 : langeRef({ ...largest, uplo: 'f', m: n }, A) / u;
}
