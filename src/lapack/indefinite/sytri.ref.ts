// Inverse of a symmetric matrix from its Bunch-Kaufman factorization, in TypeScript. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { sytrsRef } from './sytrs.ref.ts';

/** 1-based place of the first 1 x 1 block of D that is exactly zero, 0 if there is none. A 2 x 2 block is never singular. */
export function zeroPivotRef(n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
  for (let i = 0; i < n; i++) if (ipiv[ipivOff + i]! > 0 && A.data[A.off + i * (A.ld + 1)] === 0) return i + 1;
  return 0;
}

/** One triangle of A := that of X. */
export function copyTriangleRef(uplo: Uplo, n: number, X: RealMat, A: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [from, to] = uplo === 'l' ? [j, n] : [0, j + 1];
    A.data.set(X.data.subarray(X.off + j * X.ld + from, X.off + j * X.ld + to), A.off + j * A.ld + from);
  }
}

/** The unit matrix of order n in X, which has no other elements. */
export function unitRef(n: number, X: RealMat): void {
  X.data.fill(0);
  for (let i = 0; i < n; i++) X.data[i * (n + 1)] = 1;
}

/** One triangle of A := that of A^-1, by n solutions. Returns info: zeroPivotRef; if it is not 0, A keeps its factors. */
export function sytriRef(uplo: Uplo, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
  const info = zeroPivotRef(n, A, ipiv, ipivOff);
  if (info > 0) return info;
  const data = A.data instanceof Float32Array ? new Float32Array(n * n) : new Float64Array(n * n);
  const X: RealMat = { data, off: 0, ld: n };
  unitRef(n, X);
  sytrsRef(uplo, n, n, A, ipiv, ipivOff, X);
  copyTriangleRef(uplo, n, X, A);
  return 0;
}
