// DGMM in TypeScript. Real precisions, host memory only.
import type { RealMat, Side } from '../../core/matrix.ts';

/** C := diag(x) A (side 'l') or A diag(x) (side 'r'), m x n. The ld of x is its increment; a negative one starts at the far end. */
export function dgmmRef(side: Side, m: number, n: number, A: RealMat, x: RealMat, C: RealMat): void {
  const length = side === 'l' ? m : n;
  const first = x.ld < 0 ? x.off - (length - 1) * x.ld : x.off;
  for (let j = 0; j < n; j++) {
    const [a, c] = [A.off + j * A.ld, C.off + j * C.ld];
    for (let i = 0; i < m; i++) {
      const factor = x.data[first + (side === 'l' ? i : j) * x.ld]!;
      C.data[c + i] = factor * A.data[a + i]!;
    }
  }
}
