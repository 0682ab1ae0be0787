// Factorization of a positive definite tridiagonal matrix in TypeScript. Real precisions, host memory only. A vector is a matrix whose ld
// is its increment.
import type { RealMat } from '../../core/matrix.ts';

/**
 * A = L D L^T: A has d (n) on and e (n - 1) beside the diagonal; then d is D and e the subdiagonal of L, whose diagonal is 1. Returns info:
 * 0, or the order, from 1, of the first leading minor that is not positive: d(info) is its pivot, and what is behind it is left as it was.
 * Source: LAPACK xPTTRF; a NaN on the diagonal counts as not positive.
 */
export function pttrfRef(n: number, d: RealMat, e: RealMat): number {
  for (let i = 0; i < n; i++) {
    const pivot = d.data[d.off + i * d.ld]!;
    if (!(pivot > 0)) return i + 1;
    if (i === n - 1) break;
    const at = e.off + i * e.ld;
    const beside = e.data[at]!;
    e.data[at] = beside / pivot;
    const next = d.off + (i + 1) * d.ld;
    d.data[next] = d.data[next]! - e.data[at]! * beside;
  }
  return 0;
}
