// The orthogonal factor of gelqf, written out, in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { rowRef } from './gelqf.ref.ts';
import { larfRef } from './larfg.ref.ts';

/**
 * A := the first m rows of Q = H(k-1) ... H(0), n >= m >= k, from the v in A's first k rows and tau as gelqf leaves them. Backwards, so
 * that H(i) meets only rows that it changes: Q(i:m, i:n) := Q(i:m, i:n) H(i). Source: LAPACK xORGL2.
 */
export function orglqRef(m: number, n: number, k: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  const v = vectorLike(A, n);
  // Rows k:m begin as those of the unit matrix.
  for (let i = k; i < m; i++) for (let j = 0; j < n; j++) A.data[A.off + i + j * A.ld] = i === j ? 1 : 0;
  for (let i = k - 1; i >= 0; i--) {
    const t = tau[tauOff + i]!;
    rowRef(n - i, at(A, i, i), v);
    larfRef('r', m - i - 1, n - i, v, 0, t, at(A, i + 1, i));
    // Row i := e_i^T H(i) = e_i^T - tau v^T
    v[0] = 1 - t;
    for (let j = 1; j < n - i; j++) v[j] = -t * v[j]!;
    rowRef(n - i, at(A, i, i), v, true);
    for (let j = 0; j < i; j++) A.data[A.off + i + j * A.ld] = 0;
  }
}
