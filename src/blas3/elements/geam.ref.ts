// GEAM in TypeScript. Real precisions, host memory only.
import type { RealMat, Trans } from '../../core/matrix.ts';

/** C := alpha op(A) + beta op(B), m x n. With alpha = 0 A is not read, with beta = 0 B is not. */
export function geamRef(
  transA: Trans,
  transB: Trans,
  m: number,
  n: number,
  alpha: number,
  A: RealMat,
  beta: number,
  B: RealMat,
  C: RealMat,
): void {
  const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
  const [rowB, colB] = transB === 'n' ? [1, B.ld] : [B.ld, 1];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const first = alpha === 0 ? 0 : alpha * A.data[A.off + i * rowA + j * colA]!;
      const second = beta === 0 ? 0 : beta * B.data[B.off + i * rowB + j * colB]!;
      C.data[C.off + i + j * C.ld] = first + second;
    }
  }
}
