// LU factorization of a band matrix in TypeScript. Real precisions, host memory only.
import { bandMat, type RealMat } from '../../core/matrix.ts';

/**
 * P A = L U with partial pivoting of an n x n matrix with kl diagonals below and ku above the main one. A(i, j) is AB(kl + ku + i - j, j);
 * the first kl rows of AB need not be set. Then U is on the first kl + ku + 1 rows, and the multipliers are below: as they were when their
 * column was eliminated, not moved by later interchanges. Row i was exchanged with row ipiv[off + i], from 1. Returns info: 0, or the
 * index, from 1, of the first pivot that is exactly zero; the factorization is completed all the same. Of equal pivots the first wins, and
 * NaN counts as larger than anything. Source: LAPACK xGBTF2.
 */
export function gbtrfRef(n: number, kl: number, ku: number, AB: RealMat, ipiv: Int32Array, ipivOff: number): number {
  const a = AB.data;
  const { off, ld } = bandMat(AB, kl + ku);
  // The last column that the interchanges so far have filled.
  let filled = 0;
  let info = 0;
  for (let j = 0; j < n; j++) for (let r = 0; r < kl; r++) a[AB.off + r + j * AB.ld] = 0;
  for (let j = 0; j < n; j++) {
    const last = Math.min(n - 1, j + kl);
    const column = off + j * ld;
    let p = j;
    for (let i = j + 1; i <= last && !Number.isNaN(a[column + p]!); i++) {
      if (!(Math.abs(a[column + i]!) <= Math.abs(a[column + p]!))) p = i;
    }
    ipiv[ipivOff + j] = p + 1;
    const pivot = a[column + p]!;
    if (pivot === 0) {
      if (info === 0) info = j + 1;
      continue;
    }
    filled = Math.max(filled, Math.min(n - 1, p + ku));
    a[column + p] = a[column + j]!;
    a[column + j] = pivot;
    // L(i,j) := A(i,j) / pivot
    for (let i = j + 1; i <= last; i++) a[column + i] = a[column + i]! / pivot;
    for (let c = j + 1; c <= filled; c++) {
      const at = off + c * ld;
      // A(j,c) <-> A(p,c),  A(i,c) := A(i,c) - L(i,j) U(j,c)
      const u = a[at + p]!;
      a[at + p] = a[at + j]!;
      a[at + j] = u;
      for (let i = j + 1; i <= last; i++) a[at + i] = a[at + i]! - a[column + i]! * u;
    }
  }
  return info;
}
