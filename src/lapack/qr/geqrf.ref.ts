// QR factorization in TypeScript, one column after the other: the oracle, and the CPU backend where there is no engine.
// Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { larfgRef, larfRef } from './larfg.ref.ts';

/**
 * A = Q R, A m x n. R := upper triangle of A; below it, column i holds v(i) without its leading 1, and tau[tauOff + i] belongs to it:
 * Q = H(0) H(1) ... H(k-1), H(i) = I - tau(i) v(i) v(i)^T, k = min(m, n). Source: LAPACK xGEQR2.
 */
export function geqrfRef(m: number, n: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  const k = Math.min(m, n);
  for (let i = 0; i < k; i++) {
    const diagonal = at(A, i, i);
    // H(i) annihilates A(i+1:m, i)
    tau[tauOff + i] = larfgRef(m - i, A.data, diagonal.off);
    // A(i:m, i+1:n) := H(i) A(i:m, i+1:n)
    larfRef('l', m - i, n - i - 1, A.data, diagonal.off, tau[tauOff + i]!, at(A, i, i + 1));
  }
}
