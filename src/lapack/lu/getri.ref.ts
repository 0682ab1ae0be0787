// Inverse of a matrix from the LU factorization of getrf, in TypeScript. Real precisions, host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { RealMat } from '../../core/matrix.ts';
import { trtriRef } from '../triangular/trtri.ref.ts';

/** L := the part of A below its diagonal, which becomes zero. The rest of L is not written. */
export function takeLowerRef(n: number, A: RealMat, L: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [a, l] = [A.off + j * A.ld, L.off + j * L.ld];
    L.data.set(A.data.subarray(a + j + 1, a + n), l + j + 1);
    A.data.fill(0, a + j + 1, a + n);
  }
}

/**
 * A := A P for the interchanges of getrf: columns i and ipiv(i) of n x n change places, the last interchange first. Pivots are not checked.
 */
export function swapColumnsRef(n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): void {
  for (let j = n - 1; j >= 0; j--) {
    const p = ipiv[ipivOff + j]! - 1;
    if (p === j) continue;
    const [x, y] = [A.off + j * A.ld, A.off + p * A.ld];
    for (let i = 0; i < n; i++) {
      const held = A.data[x + i]!;
      A.data[x + i] = A.data[y + i]!;
      A.data[y + i] = held;
    }
  }
}

/**
 * A := A^-1 = U^-1 L^-1 P with P A = L U in A and ipiv. Returns info: 0, or the index of the first zero on the diagonal of U; A is then
 * left as it was. Source: LAPACK xGETRI.
 */
export function getriRef(n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
  // U := U^-1
  const info = trtriRef('u', 'n', n, A);
  if (info > 0) return info;
  // A := U^-1 L^-1
  const data = A.data instanceof Float32Array ? new Float32Array(n * n) : new Float64Array(n * n);
  const L: RealMat = { data, off: 0, ld: Math.max(1, n) };
  takeLowerRef(n, A, L);
  trsmBlockedRef('r', 'l', 'n', 'u', n, n, 1, L, A);
  swapColumnsRef(n, A, ipiv, ipivOff);
  return 0;
}
