// All norms in TypeScript, of general, symmetric and triangular matrices. Real precisions, host memory only; sums are in double.
import type { Diag, RealMat, Uplo } from '../../core/matrix.ts';
import { rowsOf } from '../elements/part.ref.ts';

/** What is taken for the matrix: the stored part, with ones on the diagonal or not, mirrored or not. */
export interface NormShape {
  readonly norm: string;
  readonly uplo: Uplo | 'f';
  readonly diag: Diag;
  readonly symmetric: boolean;
  readonly m: number;
  readonly n: number;
}

/** Calls `visit` with |A(i,j)| of every referenced element. */
function eachMagnitude(s: NormShape, A: RealMat, visit: (x: number, i: number, j: number) => void): void {
  for (let j = 0; j < s.n; j++) {
    const [first, last] = rowsOf(s.uplo, s.m, j);
    for (let i = first; i < last; i++) {
      visit(i === j && s.diag === 'u' ? 1 : Math.abs(A.data[A.off + i + j * A.ld]!), i, j);
    }
  }
}

/** The larger one; NaN if either is. */
const larger = (a: number, b: number): number => (a > b || Number.isNaN(a) ? a : b);

/** The norm of A; NaN if a referenced element is NaN. */
export function langeRef(s: NormShape, A: RealMat): number {
  let max = 0;
  eachMagnitude(s, A, (x) => {
    max = larger(x, max);
  });
  if (s.norm === 'm' || max === 0 || !Number.isFinite(max)) return max;
  if (s.norm === 'f' || s.norm === 'e') return frobenius(s, A, max);
  const byRows = s.norm === 'i';
  const sums = new Float64Array(byRows ? s.m : s.n);
  eachMagnitude(s, A, (x, i, j) => {
    sums[byRows ? i : j] = sums[byRows ? i : j]! + x;
    // The mirror image of an element off the diagonal lies in the other row and column.
    if (s.symmetric && i !== j) sums[byRows ? j : i] = sums[byRows ? j : i]! + x;
  });
  return sums.reduce(larger, 0);
}

function frobenius(s: NormShape, A: RealMat, max: number): number {
  // Divided by the power of two next to the largest magnitude no square overflows, and one that underflows does not count.
  const scale = 2 ** Math.max(-1022, Math.floor(Math.log2(max)));
  let sum = 0;
  eachMagnitude(s, A, (x, i, j) => {
    const q = x / scale;
    sum += (s.symmetric && i !== j ? 2 : 1) * q * q;
  });
  return scale * Math.sqrt(sum);
}
