// Solution with the factors of a positive definite tridiagonal matrix in TypeScript. Real precisions, host memory only. A vector is a
// matrix whose ld is its increment.
import type { RealMat } from '../../core/matrix.ts';

/** B := A^-1 B from the factors of pttrf; B is n x nrhs. Source: LAPACK xPTTRS, xPTTS2. */
export function pttrsRef(n: number, nrhs: number, d: RealMat, e: RealMat, B: RealMat): void {
  for (let j = 0; j < nrhs; j++) {
    const b = B.data.subarray(B.off + j * B.ld, B.off + j * B.ld + n);
    // L y = b
    for (let i = 1; i < n; i++) b[i] = b[i]! - e.data[e.off + (i - 1) * e.ld]! * b[i - 1]!;
    // D L^T x = y
    for (let i = n - 1; i >= 0; i--) {
      const x = b[i]! / d.data[d.off + i * d.ld]!;
      b[i] = i === n - 1 ? x : x - e.data[e.off + i * e.ld]! * b[i + 1]!;
    }
  }
}
