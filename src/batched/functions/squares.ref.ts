// Square matrices as the references of matrix functions take them: where they get room for more, and by what they multiply and solve. The
// CPU engine has the same functions compute in its own memory (squares.cpu.ts).
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { RealMat } from '../../core/matrix.ts';
import { gesvRef } from '../../lapack/lu/gesv.ref.ts';

export interface Squares {
  readonly n: number;
  readonly prec: 's' | 'd';
  /** Another n x n matrix, with old numbers in it. */
  take(): RealMat;
  /** C := A B. C is neither of them. */
  multiply(A: RealMat, B: RealMat, C: RealMat): void;
  /** B := A^-1 B; A is overwritten. The info of gesv: where it is not 0, B is as it was. */
  solve(A: RealMat, B: RealMat): number;
}

/** On host memory, with matrices like A. */
export const squaresRef = (n: number, A: RealMat): Squares => ({
  n,
  prec: A.data instanceof Float32Array ? 's' : 'd',
  take: () => ({
    data: A.data instanceof Float32Array ? new Float32Array(n * n) : new Float64Array(n * n),
    off: 0,
    ld: Math.max(1, n),
  }),
  multiply: (X, Y, Z) => gemmBlockedRef('n', 'n', n, n, n, 1, X, Y, 0, Z),
  solve: (X, Y) => gesvRef(n, n, X, new Int32Array(n), 0, Y),
});

/** Y := sum of c X, plus `diagonal` on the diagonal. Y may be one of the X. */
export function combine(
  n: number,
  Y: RealMat,
  terms: readonly (readonly [c: number, X: RealMat])[],
  diagonal = 0,
): void {
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      let sum = i === j ? diagonal : 0;
      for (const [c, X] of terms) sum += c * X.data[X.off + i + j * X.ld]!;
      Y.data[Y.off + i + j * Y.ld] = sum;
    }
  }
}

/** The largest sum of a column's magnitudes; NaN if there is one. */
export function oneNorm(n: number, X: RealMat): number {
  let most = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(X.data[X.off + i + j * X.ld]!);
    if (!(sum <= most)) most = sum;
  }
  return most;
}

/** A bound of the magnitudes of eigenvalues: the lesser of ||X||_1 and ||X||_F. */
export const normBound = (n: number, X: RealMat): number => Math.min(oneNorm(n, X), distance(n, X, 0));

/** ||X - diagonal I||_F. */
export function distance(n: number, X: RealMat, diagonal: number): number {
  let sum = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const x = X.data[X.off + i + j * X.ld]! - (i === j ? diagonal : 0);
      sum += x * x;
    }
  }
  return Math.sqrt(sum);
}

/** The largest magnitude of an element; NaN if one is, or is infinite. */
export function largest(n: number, X: RealMat): number {
  let most = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const x = Math.abs(X.data[X.off + i + j * X.ld]!);
      if (!Number.isFinite(x)) return Number.NaN;
      most = Math.max(most, x);
    }
  }
  return most;
}
