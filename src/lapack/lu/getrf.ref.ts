// LU factorization with partial pivoting in TypeScript: unblocked, blocked and recursive. Real precisions, host memory only.
// All three: A (m x n) := L and U with P A = L U, L unit lower triangular; ipiv[ipivOff + i] = 1-based row that row i+1 was exchanged
// with; returns info: 0, or the 1-based index of the first pivot that is exactly zero (the factorization is completed all the same).
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { trsmBlockedRef, trsmRef } from '../../blas3/triangular/trsm.ref.ts';
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { laswpRef } from './laswp.ref.ts';

/** Least |x| whose reciprocal does not overflow: LAPACK's lamch('S'). */
const safeMinimum = (data: RealArray): number => (data instanceof Float32Array ? 2 ** -126 : 2 ** -1022);

/**
 * Place of the largest |x| among x[off..off + count), the first of equals. NaN counts as larger than anything and the first NaN wins:
 * the pivot is a row of the matrix whatever is in it.
 */
function largest(count: number, x: RealArray, off: number): number {
  let place = 0;
  let best = Math.abs(x[off]!);
  for (let i = 1; i < count && !Number.isNaN(best); i++) {
    const size = Math.abs(x[off + i]!);
    if (!(size <= best)) {
      best = size;
      place = i;
    }
  }
  return place;
}

/** P A = L U, one column after the other. Source: LAPACK xGETF2. */
export function getf2Ref(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
  const a = A.data;
  const safe = safeMinimum(a);
  const steps = Math.min(m, n);
  let info = 0;
  for (let k = 0; k < steps; k++) {
    const ak = A.off + k * A.ld;
    const p = k + largest(m - k, a, ak + k);
    ipiv[ipivOff + k] = p + 1;
    const pivot = a[ak + p]!;
    if (pivot === 0) {
      if (info === 0) info = k + 1;
    } else {
      // A(k,:) <-> A(p,:)
      for (let j = A.off; p !== k && j < A.off + n * A.ld; j += A.ld) {
        const x = a[j + k]!;
        a[j + k] = a[j + p]!;
        a[j + p] = x;
      }
      // L(i,k) := A(i,k) / pivot; multiplying by the reciprocal is faster where it cannot overflow
      if (Math.abs(pivot) >= safe) {
        const reciprocal = 1 / pivot;
        for (let i = k + 1; i < m; i++) a[ak + i] = a[ak + i]! * reciprocal;
      } else {
        for (let i = k + 1; i < m; i++) a[ak + i] = a[ak + i]! / pivot;
      }
    }
    // A(i,j) := A(i,j) - L(i,k) U(k,j)
    for (let j = k + 1; j < n; j++) {
      const aj = A.off + j * A.ld;
      const u = a[aj + k]!;
      for (let i = k + 1; i < m; i++) a[aj + i] = a[aj + i]! - a[ak + i]! * u;
    }
  }
  return info;
}

/**
 * P A = L U by panels of nb columns, right-looking. Source: LAPACK xGETRF.
 *
 *   A = [ A00  A01  A02 ]   A11 is nb x nb; the first block row and column are done,
 *       [ A10  A11  A12 ]   [A11; A21] is the panel
 *       [ A20  A21  A22 ]
 */
export function getrfBlockedRef(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number, nb = 64): number {
  const order = Math.min(m, n);
  let info = 0;
  for (let k = 0; k < order; k += nb) {
    const width = Math.min(nb, order - k);
    const after = k + width;
    const A11 = at(A, k, k);
    const A12 = at(A, k, after);
    const A21 = at(A, after, k);
    const A22 = at(A, after, after);
    // P [A11; A21] = [L11; L21] U11
    const panelInfo = getf2Ref(m - k, width, A11, ipiv, ipivOff + k);
    if (info === 0 && panelInfo > 0) info = k + panelInfo;
    // [A10; A20] := P [A10; A20],  [A12; A22] := P [A12; A22]
    laswpRef(k, at(A, k, 0), 1, width, ipiv, ipivOff + k, true);
    laswpRef(n - after, A12, 1, width, ipiv, ipivOff + k, true);
    for (let i = k; i < after; i++) ipiv[ipivOff + i] = ipiv[ipivOff + i]! + k;
    // U12 := L11^-1 A12,  A22 := A22 - L21 U12
    trsmRef('l', 'l', 'n', 'u', width, n - after, 1, A11, A12);
    gemmBlockedRef('n', 'n', m - after, n - after, width, -1, A21, A12, 1, A22);
  }
  return info;
}

/** Panels up to this width are factored unblocked, unless the caller says otherwise. */
const LEAF = 16;

/**
 * P A = L U by halving the columns down to nb (0: own choice): nearly all work in the multiplication. Source: S. Toledo, Locality of reference in LU
 * decomposition with partial pivoting, SIAM J. Matrix Anal. Appl. 18 (1997); LAPACK xGETRF2.
 *
 *   A = [ A11  A12 ]   A11 is n1 x n1 with n1 about min(m, n) / 2
 *       [ A21  A22 ]
 */
export function getrfRecursiveRef(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number, nb = 0): number {
  const order = Math.min(m, n);
  const leaf = nb > 0 ? nb : LEAF;
  if (order <= leaf) return getf2Ref(m, n, A, ipiv, ipivOff);
  const n1 = leaf * Math.ceil(order / (2 * leaf));
  const A12 = at(A, 0, n1);
  const A21 = at(A, n1, 0);
  const A22 = at(A, n1, n1);
  // P1 [A11; A21] = [L11; L21] U11
  const info1 = getrfRecursiveRef(m, n1, A, ipiv, ipivOff, nb);
  // [A12; A22] := P1 [A12; A22],  U12 := L11^-1 A12,  A22 := A22 - L21 U12
  laswpRef(n - n1, A12, 1, n1, ipiv, ipivOff, true);
  trsmBlockedRef('l', 'l', 'n', 'u', n1, n - n1, 1, A, A12);
  gemmBlockedRef('n', 'n', m - n1, n - n1, n1, -1, A21, A12, 1, A22);
  // P2 A22 = L22 U22,  L21 := P2 L21
  const info2 = getrfRecursiveRef(m - n1, n - n1, A22, ipiv, ipivOff + n1, nb);
  laswpRef(n1, A21, 1, order - n1, ipiv, ipivOff + n1, true);
  for (let i = n1; i < order; i++) ipiv[ipivOff + i] = ipiv[ipivOff + i]! + n1;
  if (info1 > 0) return info1;
  return info2 > 0 ? n1 + info2 : 0;
}
