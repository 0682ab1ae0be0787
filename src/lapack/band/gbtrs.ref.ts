// Solution with the LU factors of a band matrix in TypeScript. Real precisions, host memory only.
import { bandMat, type RealMat, type Trans } from '../../core/matrix.ts';

/** B := op(A)^-1 B from the factors of gbtrf; B is n x nrhs. Source: LAPACK xGBTRS. */
export function gbtrsRef(
  trans: Trans,
  n: number,
  kl: number,
  ku: number,
  nrhs: number,
  AB: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
): void {
  const a = AB.data;
  const { off, ld } = bandMat(AB, kl + ku);
  const exchange = (b: RealMat['data'], i: number, p: number): void => {
    const x = b[i]!;
    b[i] = b[p]!;
    b[p] = x;
  };
  for (let k = 0; k < nrhs; k++) {
    const b = B.data.subarray(B.off + k * B.ld, B.off + k * B.ld + n);
    if (trans === 'n') {
      // L y = P b
      for (let j = 0; j < n; j++) {
        exchange(b, j, ipiv[ipivOff + j]! - 1);
        for (let i = j + 1; i <= Math.min(n - 1, j + kl); i++) b[i] = b[i]! - a[off + i + j * ld]! * b[j]!;
      }
      // U x = y
      for (let j = n - 1; j >= 0; j--) {
        b[j] = b[j]! / a[off + j + j * ld]!;
        for (let i = Math.max(0, j - kl - ku); i < j; i++) b[i] = b[i]! - a[off + i + j * ld]! * b[j]!;
      }
    } else {
      // U^T y = b
      for (let j = 0; j < n; j++) {
        let sum = b[j]!;
        for (let i = Math.max(0, j - kl - ku); i < j; i++) sum -= a[off + i + j * ld]! * b[i]!;
        b[j] = sum / a[off + j + j * ld]!;
      }
      // L^T P x = y
      for (let j = n - 1; j >= 0; j--) {
        let sum = b[j]!;
        for (let i = j + 1; i <= Math.min(n - 1, j + kl); i++) sum -= a[off + i + j * ld]! * b[i]!;
        b[j] = sum;
        exchange(b, j, ipiv[ipivOff + j]! - 1);
      }
    }
  }
}
