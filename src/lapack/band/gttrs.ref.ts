// Solution with the LU factors of a tridiagonal matrix in TypeScript. Real precisions, host memory only. A vector is a matrix whose ld is
// its increment.
import type { RealMat, Trans } from '../../core/matrix.ts';

/** B := op(A)^-1 B from the factors of gttrf; B is n x nrhs. Source: LAPACK xGTTRS, xGTTS2. */
export function gttrsRef(
  trans: Trans,
  n: number,
  nrhs: number,
  dl: RealMat,
  d: RealMat,
  du: RealMat,
  du2: RealMat,
  ipiv: Int32Array,
  ipivOff: number,
  B: RealMat,
): void {
  const at = (x: RealMat, i: number): number => x.data[x.off + i * x.ld]!;
  for (let j = 0; j < nrhs; j++) {
    const b = B.data.subarray(B.off + j * B.ld, B.off + j * B.ld + n);
    if (trans === 'n') {
      // L y = P b
      for (let i = 0; i < n - 1; i++) {
        const [first, second] = ipiv[ipivOff + i] === i + 1 ? [b[i]!, b[i + 1]!] : [b[i + 1]!, b[i]!];
        b[i] = first;
        b[i + 1] = second - at(dl, i) * first;
      }
      // U x = y
      for (let i = n - 1; i >= 0; i--) {
        let sum = b[i]!;
        if (i < n - 1) sum -= at(du, i) * b[i + 1]!;
        if (i < n - 2) sum -= at(du2, i) * b[i + 2]!;
        b[i] = sum / at(d, i);
      }
    } else {
      // U^T y = b
      for (let i = 0; i < n; i++) {
        let sum = b[i]!;
        if (i > 0) sum -= at(du, i - 1) * b[i - 1]!;
        if (i > 1) sum -= at(du2, i - 2) * b[i - 2]!;
        b[i] = sum / at(d, i);
      }
      // L^T P x = y
      for (let i = n - 2; i >= 0; i--) {
        const rest = b[i]! - at(dl, i) * b[i + 1]!;
        const stays = ipiv[ipivOff + i] === i + 1;
        b[i] = stays ? rest : b[i + 1]!;
        if (!stays) b[i + 1] = rest;
      }
    }
  }
}
