// LQ factorization in TypeScript, one row after the other: the oracle, and the CPU backend where there is no engine.
// Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef, larfRef } from './larfg.ref.ts';

/** x(0:n) := the row of A that begins at A.off; the other way round with `back`. */
export function rowRef(n: number, A: RealMat, x: RealArray, back = false): void {
  for (let j = 0; j < n; j++) {
    if (back) A.data[A.off + j * A.ld] = x[j]!;
    else x[j] = A.data[A.off + j * A.ld]!;
  }
}

/**
 * A = L Q, A m x n. L := lower triangle of A; right of it, row i holds v(i) without its leading 1, and tau[tauOff + i] belongs to it:
 * Q = H(k-1) ... H(1) H(0), H(i) = I - tau(i) v(i) v(i)^T, k = min(m, n). Source: LAPACK xGELQ2.
 */
export function gelqfRef(m: number, n: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  const v = vectorLike(A, n);
  for (let i = 0; i < Math.min(m, n); i++) {
    const diagonal = at(A, i, i);
    // H(i) annihilates A(i, i+1:n)
    rowRef(n - i, diagonal, v);
    tau[tauOff + i] = larfgRef(n - i, v, 0);
    rowRef(n - i, diagonal, v, true);
    // A(i+1:m, i:n) := A(i+1:m, i:n) H(i)
    larfRef('r', m - i - 1, n - i, v, 0, tau[tauOff + i]!, at(A, i + 1, i));
  }
}
