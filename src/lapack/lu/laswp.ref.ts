// LASWP in TypeScript: row interchanges, column by column. Real precisions, host memory only.
import type { RealMat } from '../../core/matrix.ts';

/**
 * For i = k1..k2 (backwards if not `forward`): exchange rows i and ipiv(i) of the n columns of A. Rows and pivots count from 1, as in
 * LAPACK; pivot i is ipiv[ipivOff + i - 1]. Pivots must lie in A: they are not checked.
 */
export function laswpRef(
  n: number,
  A: RealMat,
  k1: number,
  k2: number,
  ipiv: Int32Array,
  ipivOff: number,
  forward: boolean,
): void {
  const a = A.data;
  const [first, step] = forward ? [k1, 1] : [k2, -1];
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld - 1;
    for (let i = first; i >= k1 && i <= k2; i += step) {
      const p = ipiv[ipivOff + i - 1]!;
      if (p === i) continue;
      const x = a[column + i]!;
      a[column + i] = a[column + p]!;
      a[column + p] = x;
    }
  }
}
