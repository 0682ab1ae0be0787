// GER in TypeScript: column by column. Real precisions, host memory only.
import type { RealMat } from '../core/matrix.ts';
import { elements } from './vector.ref.ts';

/** A := A + alpha x y^T, A m x n. Vectors as in vector.ref.ts. */
export function gerRef(m: number, n: number, alpha: number, x: RealMat, y: RealMat, A: RealMat): void {
  if (alpha === 0) return;
  const [xs, ys] = [elements(x, m), elements(y, n)];
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld;
    const factor = alpha * ys[j]!;
    for (let i = 0; i < m; i++) A.data[column + i]! += xs[i]! * factor;
  }
}
