// The orthogonal (unitary) factor of gelqf, written out, in TypeScript. Host memory only.
import { conjugate, elementAt, putElement } from '../../core/complex.ts';
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { rowRef } from './gelqf.ref.ts';
import { larfRef } from './larfg.ref.ts';
import { columnOfH } from './orgqr.ref.ts';

/**
 * A := the first m rows of Q = H(k-1)^H ... H(0)^H, n >= m >= k, from the v in A's first k rows and tau as gelqf leaves them. Backwards, so
 * that H(i) meets only rows that it changes: Q(i:m, i:n) := Q(i:m, i:n) H(i)^H. Source: LAPACK xORGL2.
 */
export function orglqRef(m: number, n: number, k: number, A: FieldMat, tau: RealArray, tauOff = 0): void {
  const v = vectorLike(A, n);
  const { data, off, ld, parts = 1 } = A;
  // Rows k:m begin as those of the unit matrix.
  for (let i = k; i < m; i++) for (let j = 0; j < n; j++) putElement(data, off + i + j * ld, i === j ? 1 : 0, parts);
  for (let i = k - 1; i >= 0; i--) {
    const t = elementAt(tau, tauOff + i, parts);
    rowRef(n - i, at(A, i, i), v);
    larfRef('r', m - i - 1, n - i, v, 0, conjugate(t), at(A, i + 1, i));
    // Row i := e_i^T H(i)^H, the conjugates of H(i) e_i
    columnOfH(n - i, v, 0, t, parts);
    rowRef(n - i, at(A, i, i), v, true);
    for (let j = 0; j < i; j++) putElement(data, off + i + j * ld, 0, parts);
  }
}
