// Reduction of a symmetric matrix to tridiagonal form by reflections, in TypeScript, and what its users need to look at the upper triangle
// as if it were the lower one. Real precisions, host memory only.
import type { RealArray, RealMat, Side, Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef } from '../qr/larfg.ref.ts';

/**
 * Q^T A Q = T: d := the diagonal of T, e := the one beside it; A is of order n, of which the triangle `uplo` is read. v(i) of
 * Q = H(0) ... H(n-2) has zeros and a 1 down to row i + 1, the rest lies in column i of A with 'l'. With 'u' Q = H(n-2) ... H(0), and above
 * the 1 in row i lies column i + 1 of A. tau has n - 1 elements. Source: LAPACK xSYTD2.
 */
export function sytrdRef(
  uplo: Uplo,
  n: number,
  A: RealMat,
  d: Float64Array,
  e: Float64Array,
  tau: RealArray,
  tauOff = 0,
): void {
  const { data: a, off, ld } = A;
  // The upper triangle is the lower one of J A J, with J the unit matrix upside down: its rows and columns are counted from the end.
  const lower = uplo === 'l';
  const [start, along] = lower ? [off, 1] : [off + (n - 1) * (1 + ld), -1];
  const place = (i: number, j: number): number => start + along * (i + j * ld);
  const index = (i: number, length: number): number => (lower ? i : length - 1 - i);
  const v = vectorLike(A, n);
  const w = new Float64Array(n);
  for (let i = 0; i < n - 1; i++) {
    const rows = n - i - 1;
    for (let l = 0; l < rows; l++) v[l] = a[place(i + 1 + l, i)]!;
    const t = larfgRef(rows, v, 0);
    for (let l = 0; l < rows; l++) a[place(i + 1 + l, i)] = v[l]!;
    tau[tauOff + index(i, n - 1)] = t;
    d[index(i, n)] = a[place(i, i)]!;
    e[index(i, n - 1)] = v[0]!;
    v[0] = 1;
    if (t === 0) continue;
    // w := tau A22 v, less what makes A22 - v w^T - w v^T the same as H A22 H
    w.fill(0);
    for (let q = 0; q < rows; q++) {
      w[q]! += t * a[place(i + 1 + q, i + 1 + q)]! * v[q]!;
      for (let p = q + 1; p < rows; p++) {
        const x = t * a[place(i + 1 + p, i + 1 + q)]!;
        w[p]! += x * v[q]!;
        w[q]! += x * v[p]!;
      }
    }
    let product = 0;
    for (let l = 0; l < rows; l++) product += w[l]! * v[l]!;
    for (let l = 0; l < rows; l++) w[l]! -= 0.5 * t * product * v[l]!;
    for (let q = 0; q < rows; q++)
      for (let p = q; p < rows; p++) a[place(i + 1 + p, i + 1 + q)]! -= v[p]! * w[q]! + w[p]! * v[q]!;
  }
  if (n > 0) d[index(n - 1, n)] = a[place(n - 1, n - 1)]!;
}

/** The rows ('l') or the columns ('r') of an m x n matrix in reverse order. */
export function reverseRef(side: Side, m: number, n: number, { data, off, ld }: RealMat): void {
  if (side === 'l') {
    for (let j = 0; j < n; j++) data.subarray(off + j * ld, off + j * ld + m).reverse();
    return;
  }
  for (let left = 0, right = n - 1; left < right; left++, right--) {
    for (let i = 0; i < m; i++) {
      const [p, q] = [off + i + left * ld, off + i + right * ld];
      [data[p], data[q]] = [data[q]!, data[p]!];
    }
  }
}
