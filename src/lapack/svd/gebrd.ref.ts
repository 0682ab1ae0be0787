// Reduction of a matrix to bidiagonal form by reflections from both sides, in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { larfgRef, larfRef } from '../qr/larfg.ref.ts';

/**
 * Q^T A P = B for m >= n: d := the diagonal of the upper bidiagonal B, e := its superdiagonal. Below A's diagonal, column i holds v(i) of
 * Q = H(0) ... H(n-1) as geqrf leaves it, with tauQ[i]. Column i + 1 of P, n x n, holds below its diagonal the v(i) of G(0) ... G(n-2),
 * with tauP[i]: P's rows and columns from 1 on are as orgqr takes them. What A then holds on and above its diagonal means nothing.
 * Source: LAPACK xGEBD2.
 */
export function gebrdRef(
  m: number,
  n: number,
  A: RealMat,
  tauQ: RealArray,
  P: RealMat,
  tauP: RealArray,
  d: Float64Array,
  e: Float64Array,
): void {
  for (let i = 0; i < n; i++) {
    const diagonal = at(A, i, i);
    // H(i) annihilates A(i+1:m, i)
    tauQ[i] = larfgRef(m - i, A.data, diagonal.off);
    d[i] = A.data[diagonal.off]!;
    larfRef('l', m - i, n - i - 1, A.data, diagonal.off, tauQ[i]!, at(A, i, i + 1));
    if (i === n - 1) return;
    // G(i) annihilates A(i, i+2:n)
    const row = at(P, i + 1, i + 1).off;
    for (let j = i + 1; j < n; j++) P.data[row + j - i - 1] = A.data[A.off + i + j * A.ld]!;
    tauP[i] = larfgRef(n - i - 1, P.data, row);
    e[i] = P.data[row]!;
    larfRef('r', m - i - 1, n - i - 1, P.data, row, tauP[i]!, at(A, i + 1, i + 1));
  }
}
