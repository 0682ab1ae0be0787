// GEADD in TypeScript. Real precisions, host memory only.
import type { RealMat } from '../../core/matrix.ts';

/** B := alpha A + beta B. With alpha = 0 A is not read, with beta = 0 B is not. */
export function geaddRef(m: number, n: number, alpha: number, A: RealMat, beta: number, B: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [a, b] = [A.off + j * A.ld, B.off + j * B.ld];
    for (let i = 0; i < m; i++) {
      const first = alpha === 0 ? 0 : alpha * A.data[a + i]!;
      B.data[b + i] = beta === 0 ? first : first + beta * B.data[b + i]!;
    }
  }
}
