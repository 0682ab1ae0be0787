// Vectors of a balanced matrix made those of the matrix itself, in TypeScript. Real precisions, host memory only.
import type { RealArray, RealMat, Side } from '../../core/matrix.ts';
import type { BalanceJob, Range } from './gebal.ref.ts';

/**
 * V, n x m, := P D V of right vectors (side 'r'), P D^-1 V of left ones, with what gebalRef says of D and P. Source: LAPACK xGEBAK.
 */
export function gebakRef(
  job: BalanceJob,
  side: Side,
  n: number,
  { lo, hi }: Range,
  scale: RealArray,
  m: number,
  { data, off, ld }: RealMat,
): void {
  if (job === 's' || job === 'b') {
    for (let i = lo; i < hi; i++) {
      const factor = side === 'r' ? scale[i]! : 1 / scale[i]!;
      if (factor !== 1) for (let j = 0; j < m; j++) data[off + i + j * ld] = data[off + i + j * ld]! * factor;
    }
  }
  if (job !== 'p' && job !== 'b') return;
  const exchange = (i: number): void => {
    const k = scale[i]! - 1;
    if (k === i) return;
    for (let j = 0, x = off + i, y = off + k; j < m; j++, x += ld, y += ld) {
      const kept = data[x]!;
      data[x] = data[y]!;
      data[y] = kept;
    }
  };
  for (let i = lo - 1; i >= 0; i--) exchange(i);
  for (let i = hi; i < n; i++) exchange(i);
}
