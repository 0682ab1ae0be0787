// The orthogonal factor of geqrf, written out, in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { larfRef } from './larfg.ref.ts';

/**
 * A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v in A's first k columns and tau as geqrf leaves them.
 * Backwards, so that H(i) meets only columns that it changes: Q(i:m, i:n) := H(i) Q(i:m, i:n). Source: LAPACK xORG2R.
 */
export function orgqrRef(m: number, n: number, k: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  const a = A.data;
  // Columns k:n begin as those of the unit matrix.
  for (let j = k; j < n; j++) {
    const column = at(A, 0, j).off;
    a.fill(0, column, column + m);
    a[column + j] = 1;
  }
  for (let i = k - 1; i >= 0; i--) {
    const t = tau[tauOff + i]!;
    const { off } = at(A, i, i);
    larfRef('l', m - i, n - i - 1, a, off, t, at(A, i, i + 1));
    // Column i := H(i) e_i = e_i - tau v
    for (let r = 1; r < m - i; r++) a[off + r] = -t * a[off + r]!;
    a[off] = 1 - t;
    a.fill(0, off - i, off);
  }
}
